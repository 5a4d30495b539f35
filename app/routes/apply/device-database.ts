/** Data is in IndexedDB, because local storage cannot hold files. */

/** Milliseconds. Some browsers never answer a request to open, instead of refusing it. */
const OPEN_TIMEOUT = 3000;

type Stores<Name extends string> = Record<Name, IDBObjectStore>;

/**
 * @returns a function that runs `work` in one transaction and resolves once it is on disk. It
 *   rejects if the browser refuses.
 */
export function openDeviceDatabase<Name extends string>(name: string, stores: readonly Name[]) {
  let connection: Promise<IDBDatabase> | undefined;

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      setTimeout(reject, OPEN_TIMEOUT, new Error('IndexedDB does not answer'));
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        for (const store of stores) request.result.createObjectStore(store);
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  return async <Result>(
    mode: IDBTransactionMode,
    work: (stores: Stores<Name>) => IDBRequest<Result>,
  ): Promise<Result> => {
    connection ??= open();
    const database = await connection;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction([...stores], mode);
      const entries = stores.map((store) => [store, transaction.objectStore(store)] as const);
      const request = work(Object.fromEntries(entries) as Stores<Name>);
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
}

/** Commits immediately, because a page that is being left may end before the automatic commit. */
export function commitNow<Result>(request: IDBRequest<Result>): IDBRequest<Result> {
  request.transaction?.commit();
  return request;
}
