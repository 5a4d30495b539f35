/**
 * Drafts on the device. Texts and résumés are in separate stores, so that typing does not write
 * megabytes. Every function rejects if the browser refuses.
 */
import { isStale } from '#app/forms/submission.ts';
import { commitNow, openDeviceDatabase } from './device-database.ts';
import type { Draft } from './draft.ts';
import type { Resume } from './resume.ts';

export type DraftFields = Omit<Draft, 'resume'>;

const transact = openDeviceDatabase('drafts', ['fields', 'resumes']);

/** One draft for each job, and one for the talent pool. */
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

/** @param resume omitted if it has not changed since it was last written */
export async function writeDraft(
  id: string,
  draft: DraftFields,
  resume?: Resume | null,
): Promise<void> {
  await transact('readwrite', ({ fields, resumes }) => {
    if (resume) resumes.put(resume, id);
    if (resume === null) resumes.delete(id);
    return commitNow(fields.put(draft, id));
  });
}

export async function removeDraft(id: string): Promise<void> {
  await transact('readwrite', ({ fields, resumes }) => {
    resumes.delete(id);
    return commitNow(fields.delete(id));
  });
}

/** Removes a draft sent under this key, unless it has been edited since. */
export async function removeDraftSentAs(id: string, key: string): Promise<void> {
  const draft = await readDraft(id);
  if (draft?.key === key) await removeDraft(id);
}

/** Moves a draft to another id. If that id already has one, both stay unchanged. */
export async function moveDraft(from: string, to: string): Promise<void> {
  const [draft, existing] = [await readDraft(from), await readDraft(to)];
  if (!draft || existing) return;
  const { resume, ...fields } = draft;
  await writeDraft(to, { ...fields, key: null }, resume);
  await removeDraft(from);
}
