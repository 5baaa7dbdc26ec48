export const secretSettings: readonly string[];
export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
