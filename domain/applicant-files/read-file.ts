import type { Db } from '#db/schema.ts';
import { audit } from '#domain/audit/index.ts';
import { plainFileName, resumeName } from '#domain/mails/index.ts';
import type { Permit } from '#domain/permissions/index.ts';

/** What somebody sent with an application, or later. Nothing says that it is what it claims to be. */
export interface ApplicantFile {
  bytes: Uint8Array;
  /** Whether it begins as a PDF does. */
  isPdf: boolean;
  /** Whether it was read and has nothing in it that a viewer might carry out; null where nobody has looked. */
  isHarmless: boolean | null;
  /** Letters, digits, spaces, hyphens, and an ending by `isPdf`. */
  name: string;
}

/** Milliseconds within which a file that somebody sees again is recorded once. */
const SEEN_ONCE = 10 * 60_000;

const PDF = '%PDF-';

/**
 * The résumé of an application or, with its id, one of its documents; whoever sees it is recorded. The
 * bytes are those that are stored, be they what arrived or not.
 * @returns null where there is none
 */
export async function readApplicantFile(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  file: { applicationId: string; documentId?: string },
  now: number,
): Promise<ApplicantFile | null> {
  const { applicationId, documentId } = file;
  const stored = documentId
    ? await readDocument(db, applicationId, documentId)
    : await readResume(db, applicationId);
  if (!stored) return null;
  await recordSeen(db, { staffId: actor.staffId, ...file }, now);
  const { bytes, title, isHarmless } = stored;
  const isPdf = Buffer.from(bytes.subarray(0, PDF.length)).toString('latin1') === PDF;
  return { bytes, isPdf, isHarmless, name: `${title}.${isPdf ? 'pdf' : 'bin'}` };
}

async function readResume(db: Db, applicationId: string) {
  const row = await db
    .selectFrom('resumes')
    .innerJoin('applications', 'applications.id', 'resumes.application_id')
    .leftJoin('resume_texts', 'resume_texts.application_id', 'resumes.application_id')
    .select(['applications.name', 'bytes', 'is_active'])
    .where('resumes.application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const title = withoutEnding(resumeName(row.name));
  return { bytes: row.bytes, title, isHarmless: row.is_active === 0 };
}

async function readDocument(db: Db, applicationId: string, documentId: string) {
  const row = await db
    .selectFrom('application_documents')
    .select(['file_name', 'bytes'])
    .where('id', '=', documentId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const title = plainFileName(withoutEnding(row.file_name)) || 'Document';
  return { bytes: row.bytes, title, isHarmless: null };
}

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');

async function recordSeen(
  db: Db,
  seen: { staffId: string; applicationId: string; documentId?: string },
  now: number,
): Promise<void> {
  const { staffId, applicationId, documentId } = seen;
  const action = documentId ? 'document-seen' : 'resume-seen';
  const objectId = documentId ?? applicationId;
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('audit_log')
      .select('id')
      .where('object_id', '=', objectId)
      .where('staff_id', '=', staffId)
      .where('action', '=', action)
      .where('at', '>', now - SEEN_ONCE)
      .limit(1)
      .executeTakeFirst();
    if (before) return;
    const objectKind = documentId ? 'document' : 'application';
    const details = { application: applicationId };
    await audit(transaction, { staffId, action, objectKind, objectId, details }, now);
  });
}
