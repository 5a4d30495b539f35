import { isPdf } from '#contract/applications.ts';
import type { Db } from '#db/schema.ts';
import { readBytes } from '#domain/files/stored-bytes.ts';
import { plainFileName, resumeName } from '#domain/messaging/mails/index.ts';
import { auditOnce } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/** Identifies an application's résumé or, with `documentId`, one of its other documents. */
export interface ApplicantFileRef {
  applicationId: string;
  documentId?: string | undefined;
}

/** A file that an applicant uploaded. Its content is untrusted. */
export interface ApplicantFile {
  bytes: Uint8Array;
  /** Decided by the first bytes, not by the name. */
  isPdf: boolean;
  /** Letters, digits, spaces and hyphens; the extension follows `isPdf`. */
  name: string;
}

/**
 * Reads the bytes as stored, even if damaged, and adds the view to the audit log.
 * @returns null if there is no such file
 * @throws ObjectStoreError
 */
export async function readApplicantFile(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  file: ApplicantFileRef,
  now: number,
): Promise<ApplicantFile | null> {
  const stored = file.documentId
    ? await readDocument(db, file.applicationId, file.documentId)
    : await readResume(db, file.applicationId);
  if (!stored) return null;
  await auditView(db, actor.staffId, file, now);
  const { bytes, title } = stored;
  const isReal = isPdf(bytes);
  return { bytes, isPdf: isReal, name: `${title}.${isReal ? 'pdf' : 'bin'}` };
}

/**
 * Adds the view of a page of the file to the audit log, before the page is shown.
 * @returns the file's SHA-256 at upload, or null if there is no such file
 */
export async function auditFileView(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  file: ApplicantFileRef,
  now: number,
): Promise<string | null> {
  const { applicationId, documentId } = file;
  const row = documentId
    ? await documentOf(db, applicationId, documentId).select('sha256').executeTakeFirst()
    : await resumeOf(db, applicationId).select('sha256').executeTakeFirst();
  if (!row) return null;
  await auditView(db, actor.staffId, file, now);
  return row.sha256;
}

async function readResume(db: Db, applicationId: string) {
  const row = await resumeOf(db, applicationId)
    .innerJoin('applications', 'applications.id', 'resumes.application_id')
    .select(['applications.name', 'bytes', 'object'])
    .executeTakeFirst();
  return row && { bytes: await readBytes(row), title: withoutExtension(resumeName(row.name)) };
}

async function readDocument(db: Db, applicationId: string, documentId: string) {
  const row = await documentOf(db, applicationId, documentId)
    .select(['file_name', 'bytes', 'object'])
    .executeTakeFirst();
  if (!row) return undefined;
  const title = plainFileName(withoutExtension(row.file_name)) || 'Document';
  return { bytes: await readBytes(row), title };
}

const resumeOf = (db: Db, applicationId: string) =>
  db.selectFrom('resumes').where('resumes.application_id', '=', applicationId);

const documentOf = (db: Db, applicationId: string, documentId: string) =>
  db
    .selectFrom('application_documents')
    .where('id', '=', documentId)
    .where('application_id', '=', applicationId);

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '');

/** Milliseconds in which repeated views of a file by the same person produce one audit entry. */
const VIEW_AUDIT_INTERVAL = 10 * 60_000;

async function auditView(
  db: Db,
  staffId: string,
  { applicationId, documentId }: ApplicantFileRef,
  now: number,
): Promise<void> {
  const view = documentId
    ? ({ action: 'document-seen', objectKind: 'document', objectId: documentId } as const)
    : ({ action: 'resume-seen', objectKind: 'application', objectId: applicationId } as const);
  const entry = { staffId, ...view, details: { application: applicationId } };
  await db
    .transaction()
    .execute((transaction) => auditOnce(transaction, entry, VIEW_AUDIT_INTERVAL, now));
}
