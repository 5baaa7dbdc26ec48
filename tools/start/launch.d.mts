export const root: string;
export function projectEnv(extra?: Record<string, string>): Record<string, string>;
export function run(
  command: string,
  args: string[],
  options?: { cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean },
): Promise<string>;
export function nodePath(): string;
export const serverOptions: string[];
