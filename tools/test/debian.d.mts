export const unpacked: string;
export function getPackage(name: string): Promise<void>;
export function unpackedEnv(...folders: string[]): { LD_LIBRARY_PATH: string };
export function findFile(pattern: string, packageName: string, advice?: string): Promise<string>;
export function envOf(program: string): NodeJS.ProcessEnv;
