/** The object store of this process, in which large files are kept if one is set. */
import { ProblemError, UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';

/** Keys are relative to what the setting names, and are never used twice. */
export interface ObjectStore {
  /** Host and bucket, for messages. */
  name: string;
  /** Resolves when the store has the object for certain. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Resolves when the answer begins. */
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Resolves also if there is no such object. */
  delete(key: string): Promise<void>;
}

export type ObjectStoreFailure =
  /** It does not answer, or answers with a server error. */
  | 'unreachable'
  /** It refuses the credentials, the bucket or the request. */
  | 'refused'
  | 'missing'
  | 'damaged';

/** A problem for clients, which says nothing about the store, with a line for the operator. */
export class ObjectStoreError extends ProblemError {
  readonly reason: ObjectStoreFailure;
  /** Without a period at the end. */
  readonly explanation: string;

  constructor(reason: ObjectStoreFailure, explanation: string, cause?: unknown) {
    const isLost = reason === 'missing' || reason === 'damaged';
    super(
      isLost ? 'internal' : 'unavailable',
      isLost ? 'The stored file is missing or damaged' : 'Please try again in a moment',
      {
        ...(!isLost && { retryAfter: UNAVAILABLE_RETRY_AFTER }),
        cause: new Error(explanation, { cause }),
      },
    );
    this.reason = reason;
    this.explanation = explanation;
  }

  /** The file is not there, however often it is read. */
  get isLost(): boolean {
    return this.code === 'internal';
  }
}

let currentStore: ObjectStore | null = null;

/** Like the cache folder, it is one for the process, because every file of a database is in it. */
export const objectStore = () => currentStore;

/** @param store null to keep files in the database */
export function setObjectStore(store: ObjectStore | null): void {
  currentStore = store;
}
