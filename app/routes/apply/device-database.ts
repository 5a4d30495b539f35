/** IndexedDB, the one store of browsers that takes files. */

/** Milliseconds: some browsers leave the question unanswered instead of refusing. */
const OPENING_TIME = 3000;

type Stores<Name extends string> = Record<Name, IDBObjectStore>;

/**
 * @returns a function that runs `work` in one transaction, and resolves once that is on the disk; it rejects
 * where the browser refuses
 */
export function deviceDatabase<Name extends string>(name: string, stores: readonly Name[]) {
  let opening: Promise<IDBDatabase> | undefined;

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      setTimeout(reject, OPENING_TIME, new Error('IndexedDB does not answer'));
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
    opening ??= open();
    const database = await opening;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction([...stores], mode);
      const opened = stores.map((store) => [store, transaction.objectStore(store)] as const);
      const request = work(Object.fromEntries(opened) as Stores<Name>);
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
}

/** Commits at once: a page that is being left would not live to see it happen by itself. */
export function committed<Result>(request: IDBRequest<Result>): IDBRequest<Result> {
  request.transaction?.commit();
  return request;
}
