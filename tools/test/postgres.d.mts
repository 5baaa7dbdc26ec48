export function startPostgres(options?: {
  syncs?: boolean;
}): Promise<{ url: string; stop(): Promise<void> }>;
