import type { Applicant } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';

/** The résumé and what was added later, without their bytes. */
export async function readFiles(
  db: Db,
  applicationId: string,
): Promise<Pick<Applicant, 'resume' | 'documents'>> {
  const resume = await db
    .selectFrom('resumes')
    .leftJoin('resume_texts', 'resume_texts.application_id', 'resumes.application_id')
    .select(['file_name', 'size', 'state'])
    .select((row) => row.fn<number>('length', ['bytes']).as('stored'))
    .where('resumes.application_id', '=', applicationId)
    .executeTakeFirst();
  const documents = await db
    .selectFrom('application_documents')
    .select(['id', 'file_name as fileName', 'size', 'added_at as addedAt'])
    .where('application_id', '=', applicationId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  if (!resume) return { resume: null, documents };
  const { file_name: fileName, size, state, stored } = resume;
  const text = state === 'read' || state === 'unreadable' ? state : 'waiting';
  const isIntact = Number(stored) === size;
  return { resume: { fileName, size, text, isIntact }, documents };
}
