const loaded = new Map<string, Promise<unknown>>();

/** A file of ours, fetched once; a fetch that failed is tried again at the next call. */
export function loadJson<T>(path: string): Promise<T> {
  let file = loaded.get(path);
  if (!file) {
    file = fetchJson(path);
    loaded.set(path, file);
    file.catch(() => loaded.delete(path));
  }
  return file as Promise<T>;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
