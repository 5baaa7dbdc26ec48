export const unpacked: string;
export function getPackage(name: string): Promise<void>;
export function unpackedEnv(...folders: string[]): { LD_LIBRARY_PATH: string };
