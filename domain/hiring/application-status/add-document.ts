import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type ApplicationStatus, DOCUMENT, STATUS_MESSAGES } from '#contract/application-status.ts';
import { isPdf, type ResumeFile } from '#contract/applications.ts';
import { ProblemError } from '#contract/problem.ts';
import { toHeaderText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { keepObject, placeBytes } from '#domain/files/stored-bytes.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange, applicationTopics } from '#domain/staff/console-changes.ts';
import { findApplication, readStatus, type StatusLink } from './read-status.ts';

/**
 * Adds a document to the application that a link belongs to, and notifies the team. A document that
 * is already stored is not stored again, and the answer is the same.
 * @param file null if none was chosen
 * @throws ProblemError `not-found`; `invalid-fields` or `too-large` for an unacceptable file;
 *   `conflict` for a withdrawn application
 */
export async function addDocument(
  db: Db,
  link: StatusLink,
  file: ResumeFile | null,
  now = Date.now(),
): Promise<ApplicationStatus> {
  // Checked before the file, so that an invalid link reveals nothing about files.
  const application = await findApplication(db, link);
  const { name, bytes } = checkFile(file);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (await hasDocument(db, application, sha256)) return readStatus(db, link);
  const place = await placeBytes(db, bytes, 'application/pdf', now);
  return db.transaction().execute(async (transaction) => {
    const { id } = await findApplication(transaction, link);
    // The update locks the row, so of two concurrent uploads the second one counts the first one's
    // document.
    await transaction
      .updateTable('applications')
      .set({ version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    const locked = await findApplication(transaction, link);
    if (await hasDocument(transaction, locked, sha256)) return readStatus(transaction, link);
    const documentId = randomUUID();
    await transaction
      .insertInto('application_documents')
      .values({
        id: documentId,
        application_id: id,
        sha256,
        ...place,
        size: bytes.length,
        file_name: toHeaderText(name) || 'document.pdf',
        added_at: now,
      })
      .execute();
    await keepObject(transaction, place.object);
    await enqueue(transaction, { topic: 'application.document.notice', subjectId: id, now });
    const event = { applicationId: id, staffId: null, kind: 'document-added' } as const;
    await addEvents(transaction, [{ ...event, data: { document: documentId } }], now);
    await announceChange(transaction, applicationTopics(id), now);
    return readStatus(transaction, link);
  });
}

/**
 * Whether the application has this document.
 * @throws ProblemError `conflict` if it is withdrawn; `invalid-fields` if it has too many
 */
async function hasDocument(
  db: Db,
  { id, withdrawn_at }: { id: string; withdrawn_at: number | null },
  sha256: string,
): Promise<boolean> {
  if (withdrawn_at !== null) throw new ProblemError('conflict', STATUS_MESSAGES.withdrawn);
  const stored = await db
    .selectFrom('application_documents')
    .select('sha256')
    .where('application_id', '=', id)
    .execute();
  if (stored.some((document) => document.sha256 === sha256)) return true;
  if (stored.length >= DOCUMENT.most) throw fileProblem('invalid-fields', STATUS_MESSAGES.tooMany);
  return false;
}

/** @throws ProblemError `invalid-fields` or `too-large` */
function checkFile(file: ResumeFile | null): ResumeFile {
  if (!file) throw fileProblem('invalid-fields', STATUS_MESSAGES.missing);
  const { bytes } = file;
  if (bytes.length === 0) throw fileProblem('invalid-fields', STATUS_MESSAGES.empty);
  if (bytes.length > DOCUMENT.maxBytes) throw fileProblem('too-large', STATUS_MESSAGES.tooLarge);
  if (!isPdf(bytes)) throw fileProblem('invalid-fields', STATUS_MESSAGES.notPdf);
  return file;
}

function fileProblem(code: 'invalid-fields' | 'too-large', message: string): ProblemError {
  return new ProblemError(code, message, { errors: [{ field: DOCUMENT.field, message }] });
}
