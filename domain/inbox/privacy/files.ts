/** Files that a person sent, one at a time: megabytes each. */
import { createHash } from 'node:crypto';
import type { Db } from '#db/schema.ts';

export interface PersonFile {
  applicationId: string;
  kind: 'resume' | 'document';
  fileName: string;
  size: number;
  /** Of the bytes as they arrived, hex. */
  sha256: string;
  /** Whether the bytes are still those. */
  isIntact: boolean;
  base64: string;
}

/** @param ids of applications */
export async function* filesOf(db: Db, ids: readonly string[]): AsyncGenerator<PersonFile> {
  for (const id of ids) {
    const resume = await db
      .selectFrom('resumes')
      .select(['file_name', 'size', 'sha256', 'bytes'])
      .where('application_id', '=', id)
      .executeTakeFirst();
    if (resume) yield fileOf(id, 'resume', resume);
    const documents = await db
      .selectFrom('application_documents')
      .select('id')
      .where('application_id', '=', id)
      .orderBy('added_at')
      .execute();
    for (const document of documents) {
      const row = await db
        .selectFrom('application_documents')
        .select(['file_name', 'size', 'sha256', 'bytes'])
        .where('id', '=', document.id)
        .executeTakeFirst();
      if (row) yield fileOf(id, 'document', row);
    }
  }
}

interface Row {
  file_name: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
}

function fileOf(
  applicationId: string,
  kind: PersonFile['kind'],
  { file_name, size, sha256, bytes }: Row,
): PersonFile {
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
