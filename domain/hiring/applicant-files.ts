import { isPdf } from '#contract/applications.ts';
import type { Db } from '#db/schema.ts';
import { plainFileName, resumeName } from '#domain/messaging/mails/index.ts';
import { auditOnce } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/** The résumé of an application or, with its id, one of its documents. */
export interface FileOfApplicant {
  applicationId: string;
  documentId?: string | undefined;
}

/** A file that an applicant sent. It need not be what it claims to be. */
export interface ApplicantFile {
  bytes: Uint8Array;
  /** Whether it is a PDF by its first bytes. */
  isPdf: boolean;
  /** Letters, digits, spaces, hyphens, and an ending by `isPdf`. */
  name: string;
}

/**
 * Reads the bytes as they are stored, even if damaged, and records who sees them.
 * @returns null where there is no such file
 */
export async function readApplicantFile(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  file: FileOfApplicant,
  now: number,
): Promise<ApplicantFile | null> {
  const stored = file.documentId
    ? await readDocument(db, file.applicationId, file.documentId)
    : await readResume(db, file.applicationId);
  if (!stored) return null;
  await recordSeen(db, actor.staffId, file, now);
  const { bytes, title } = stored;
  const isReal = isPdf(bytes);
  return { bytes, isPdf: isReal, name: `${title}.${isReal ? 'pdf' : 'bin'}` };
}

/**
 * Records that a page of the file is about to be seen.
 * @returns the file's SHA-256 as it arrived, null where there is no such file
 */
export async function seeApplicantFile(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  file: FileOfApplicant,
  now: number,
): Promise<string | null> {
  const { applicationId, documentId } = file;
  const found = documentId
    ? await documentOf(db, applicationId, documentId).select('sha256').executeTakeFirst()
    : await resumeOf(db, applicationId).select('sha256').executeTakeFirst();
  if (!found) return null;
  await recordSeen(db, actor.staffId, file, now);
  return found.sha256;
}

async function readResume(db: Db, applicationId: string) {
  const row = await resumeOf(db, applicationId)
    .innerJoin('applications', 'applications.id', 'resumes.application_id')
    .select(['applications.name', 'bytes'])
    .executeTakeFirst();
  return row && { bytes: row.bytes, title: withoutEnding(resumeName(row.name)) };
}

async function readDocument(db: Db, applicationId: string, documentId: string) {
  const row = await documentOf(db, applicationId, documentId)
    .select(['file_name', 'bytes'])
    .executeTakeFirst();
  if (!row) return undefined;
  return { bytes: row.bytes, title: plainFileName(withoutEnding(row.file_name)) || 'Document' };
}

const resumeOf = (db: Db, applicationId: string) =>
  db.selectFrom('resumes').where('resumes.application_id', '=', applicationId);

const documentOf = (db: Db, applicationId: string, documentId: string) =>
  db
    .selectFrom('application_documents')
    .where('id', '=', documentId)
    .where('application_id', '=', applicationId);

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');

/** Milliseconds within which a file that somebody sees again is recorded once. */
const SEEN_ONCE = 10 * 60_000;

/** Records who sees the résumé of an application or, with its id, one of its documents. */
async function recordSeen(
  db: Db,
  staffId: string,
  { applicationId, documentId }: FileOfApplicant,
  now: number,
): Promise<void> {
  const seen = documentId
    ? ({ action: 'document-seen', objectKind: 'document', objectId: documentId } as const)
    : ({ action: 'resume-seen', objectKind: 'application', objectId: applicationId } as const);
  const record = { staffId, ...seen, details: { application: applicationId } };
  await db.transaction().execute((transaction) => auditOnce(transaction, record, SEEN_ONCE, now));
}
