export function startPostgres(options?: { syncs?: boolean }): Promise<{
  url: string;
  stop(): Promise<void>;
  fall(): Promise<void>;
  open(): Promise<void>;
}>;
