/**
 * Drafts in IndexedDB, the one store of browsers that takes files. Texts and résumés lie apart,
 * so that typing does not write megabytes. Every function rejects where the browser refuses.
 */
import { isStale } from '#app/forms/submission/draft-lifetime.ts';
import type { Draft } from './draft.ts';
import type { Resume } from './resume.ts';

export type DraftFields = Omit<Draft, 'resume'>;

/** Milliseconds: some browsers leave the question unanswered instead of refusing. */
const OPENING_TIME = 3000;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    setTimeout(reject, OPENING_TIME, new Error('IndexedDB does not answer'));
    const request = indexedDB.open('drafts', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('fields');
      request.result.createObjectStore('resumes');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

interface Stores {
  fields: IDBObjectStore;
  resumes: IDBObjectStore;
}

/** Runs `work` in one transaction; resolves once it is on the disk. */
async function transact<Result>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['fields', 'resumes'], mode);
    const fields = transaction.objectStore('fields');
    const request = work({ fields, resumes: transaction.objectStore('resumes') });
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** One draft for each opening, and one for the talent pool. */
export function draftId(jobId: string): string {
  return `application:${jobId}`;
}

export async function readDraft(id: string): Promise<Draft | null> {
  await dropStaleDrafts(Date.now());
  const fields = await transact<DraftFields | undefined>('readonly', (stores) =>
    stores.fields.get(id),
  );
  if (!fields) return null;
  const resume = await transact<Resume | undefined>('readonly', ({ resumes }) => resumes.get(id));
  return { ...fields, resume: resume ?? null };
}

async function dropStaleDrafts(now: number): Promise<void> {
  await transact<IDBCursorWithValue | null>('readwrite', ({ fields, resumes }) => {
    const request = fields.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      if (isStale((cursor.value as DraftFields).savedAt, now)) {
        fields.delete(cursor.key);
        resumes.delete(cursor.key);
      }
      cursor.continue();
    };
    return request;
  });
}

/** @param resume left out where it has not changed since it was last written */
export async function writeDraft(
  id: string,
  draft: DraftFields,
  resume?: Resume | null,
): Promise<void> {
  await transact('readwrite', ({ fields, resumes }) => {
    if (resume) resumes.put(resume, id);
    if (resume === null) resumes.delete(id);
    return committed(fields.put(draft, id));
  });
}

export async function removeDraft(id: string): Promise<void> {
  await transact('readwrite', ({ fields, resumes }) => {
    resumes.delete(id);
    return committed(fields.delete(id));
  });
}

/** Commits at once: a page that is being left would not live to see it happen by itself. */
function committed<Result>(request: IDBRequest<Result>): IDBRequest<Result> {
  request.transaction?.commit();
  return request;
}
