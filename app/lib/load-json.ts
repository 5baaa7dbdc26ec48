const loaded = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();

/** A file of ours, fetched once; a fetch that failed is tried again at the next call. */
export function loadJson<T>(path: string): Promise<T> {
  let file = loaded.get(path);
  if (!file) {
    file = fetchJson(path);
    loaded.set(path, file);
    file.then(
      (content) => arrived.set(path, content),
      () => loaded.delete(path),
    );
  }
  return file as Promise<T>;
}

/** What such a file says, where it has arrived already. */
export function loadedJson<T>(path: string): T | undefined {
  return arrived.get(path) as T | undefined;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
