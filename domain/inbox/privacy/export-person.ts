import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { ObjectStoreError } from '#domain/files/object-store.ts';
import { type BytesColumns, readBytes } from '#domain/files/stored-bytes.ts';
import { readPerson } from '#domain/inbox/stored-submissions/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { safeJson } from '#domain/support/safe-text.ts';
import { consoleDataOf } from './console-data.ts';

/**
 * Exports everything stored under an address as one JSON document, in chunks; times are in ISO
 * 8601. The export is in the audit log, by ids only, before it starts.
 * @param now epoch milliseconds
 * @throws ProblemError `not-found`
 */
export async function exportPerson(
  { actor }: Permit<'people.export'>,
  db: Db,
  email: string,
  now: number,
  kinds: Kinds = KINDS,
): Promise<AsyncGenerator<string>> {
  const person = await readPerson(db, email, kinds);
  const { submissions, subscriptions, alerts, mails } = person;
  if (submissions.length + subscriptions.length + alerts.length + mails.length === 0) {
    throw nothingStoredProblem();
  }
  const ids = submissions.map(({ id }) => id);
  const applications = submissions.filter(({ kind }) => kind === 'application');
  await audit(
    db,
    {
      staffId: actor.staffId,
      action: 'person-exported',
      objectKind: 'person',
      objectId: ids[0] ?? '',
      objectIds: ids,
      details: { submissions: ids },
    },
    now,
  );
  const document = { exportedAt: now, ...person, console: await consoleDataOf(db, ids) };
  async function* chunks() {
    yield `${safeJson(document).replace(/\n\}$/, '')},\n  "files": [`;
    let separator = '\n';
    const files = filesOf(
      db,
      applications.map(({ id }) => id),
    );
    for await (const file of files) {
      yield `${separator}${safeJson(file, 0)}`;
      separator = ',\n';
      await setImmediate();
    }
    yield '\n  ]\n}\n';
  }
  return chunks();
}

export const nothingStoredProblem = () =>
  new ProblemError('not-found', 'Nothing is stored under this address');

interface PersonFile {
  applicationId: string;
  kind: 'resume' | 'document';
  fileName: string;
  size: number;
  /** Of the bytes as received, in hex. */
  sha256: string;
  /** The stored bytes still have this digest. */
  isIntact: boolean;
  base64: string;
}

/** @param ids of applications */
async function* filesOf(db: Db, ids: readonly string[]): AsyncGenerator<PersonFile> {
  for (const id of ids) {
    const resume = await db
      .selectFrom('resumes')
      .select(['file_name', 'size', 'sha256', 'bytes', 'object'])
      .where('application_id', '=', id)
      .executeTakeFirst();
    if (resume) yield await fileOf(id, 'resume', resume);
    const documents = await db
      .selectFrom('application_documents')
      .select('id')
      .where('application_id', '=', id)
      .orderBy('added_at')
      .execute();
    for (const document of documents) {
      const row = await db
        .selectFrom('application_documents')
        .select(['file_name', 'size', 'sha256', 'bytes', 'object'])
        .where('id', '=', document.id)
        .executeTakeFirst();
      if (row) yield await fileOf(id, 'document', row);
    }
  }
}

interface Row {
  file_name: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
  object: string;
}

async function fileOf(
  applicationId: string,
  kind: PersonFile['kind'],
  { file_name, size, sha256, ...columns }: Row,
): Promise<PersonFile> {
  const bytes = await readExisting(columns);
  return {
    applicationId,
    kind,
    fileName: file_name,
    size,
    sha256,
    isIntact: createHash('sha256').update(bytes).digest('hex') === sha256,
    base64: Buffer.from(bytes).toString('base64'),
  };
}

/** No bytes for a file that the object store has lost, so that the person gets all others. */
async function readExisting(columns: BytesColumns): Promise<Uint8Array> {
  try {
    return await readBytes(columns);
  } catch (error) {
    if (error instanceof ObjectStoreError && error.isLost) return new Uint8Array();
    throw error;
  }
}
