type Variables = Record<string, string | undefined>;
export function askToFollow(env: Variables): Promise<string | undefined>;
export function answerOthers(follow: (env: Variables) => Promise<string>): void;
