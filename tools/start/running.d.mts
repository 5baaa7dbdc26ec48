type Variables = Record<string, string | undefined>;
export function requestRestart(env: Variables): Promise<string | undefined>;
export function answerOthers(follow: (env: Variables) => Promise<string>): void;
