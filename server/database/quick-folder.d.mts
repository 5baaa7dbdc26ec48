export function quickFolder(free: number): string;
