/**
 * Pictures that are not at the shop yet, kept on this device by the names of their contents: a closed
 * tab, a dropped line or an empty battery loses none.
 */
const databaseName = "pictures";
const storeName = "originals";
/** For as long as the page, where the browser keeps nothing. */
const here = new Map<string, Blob>();
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function ask<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Answers whether it outlives the page. */
export async function storeOriginal(name: string, bytes: Blob): Promise<boolean> {
  here.set(name, bytes);
  return ask("readwrite", (store) => store.put(bytes, name)).then(
    () => true,
    () => false,
  );
}

export async function storedOriginal(name: string): Promise<Blob | undefined> {
  const known = here.get(name);
  if (known) return known;
  const found = await ask<unknown>("readonly", (store) => store.get(name)).catch(() => undefined);
  return found instanceof Blob ? found : undefined;
}

export async function removeOriginals(names: readonly string[]): Promise<void> {
  for (const name of names) {
    here.delete(name);
    await ask("readwrite", (store) => store.delete(name)).catch(() => undefined);
  }
}
