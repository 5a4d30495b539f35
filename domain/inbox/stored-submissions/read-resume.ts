import { createHash } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { readBytes } from '#domain/files/stored-bytes.ts';

export interface StoredResume {
  /** The applicant's name. */
  name: string;
  fileName: string;
  bytes: Uint8Array;
  /** The stored bytes still have the SHA-256 of the uploaded file. */
  isIntact: boolean;
}

/** The résumé of an application; null if there is none. @throws ObjectStoreError */
export async function readResume(db: Db, applicationId: string): Promise<StoredResume | null> {
  const row = await db
    .selectFrom('resumes')
    .innerJoin('applications', 'applications.id', 'resumes.application_id')
    .select(['applications.name', 'file_name', 'sha256', 'bytes', 'object'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const { name } = row;
  const bytes = await readBytes(row);
  const isIntact = createHash('sha256').update(bytes).digest('hex') === row.sha256;
  return { name, fileName: row.file_name, bytes, isIntact };
}
