import { createHash } from 'node:crypto';
import type { Db } from '#db/schema.ts';

export interface StoredResume {
  /** Of the applicant. */
  name: string;
  fileName: string;
  bytes: Uint8Array;
  /** Whether the bytes are those that arrived, by their SHA-256. */
  isIntact: boolean;
}

/** The résumé of an application; null where there is none. */
export async function readResume(db: Db, applicationId: string): Promise<StoredResume | null> {
  const row = await db
    .selectFrom('resumes')
    .innerJoin('applications', 'applications.id', 'resumes.application_id')
    .select(['applications.name', 'file_name', 'sha256', 'bytes'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const { name, bytes } = row;
  const isIntact = createHash('sha256').update(bytes).digest('hex') === row.sha256;
  return { name, fileName: row.file_name, bytes, isIntact };
}
