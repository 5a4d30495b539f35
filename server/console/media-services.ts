/** Builds what the media library of the console needs. */

import type { MediaServices } from '#api/console/services.ts';
import type { UploadSpool } from '#api/http/upload-spool.ts';
import { type MediaWork, mediaSources, packTexts } from '#domain/content/media/index.ts';
import { packMedia } from '#domain/content/pack/index.ts';
import type { ContentWork } from '#domain/content/publishing/index.ts';
import type { Db } from '#domain/support/database.ts';
import { writeLog } from '#server/log.ts';

/** Milliseconds for which the files of the pack are not read again. */
const LIFETIME = 5000;

interface Parts {
  db: Db;
  contentDir: string;
  spool: UploadSpool;
  work: MediaWork;
  pollWork: () => void;
  content: Pick<ContentWork, 'refresh'>;
}

export function mediaServices({
  db,
  contentDir,
  spool,
  work,
  pollWork,
  content,
}: Parts): MediaServices {
  const folderTexts = remembered(async () => packTexts(contentDir));
  return {
    spool,
    work,
    pollWork,
    packFiles: remembered(() => packMedia(contentDir)),
    // Not remembered, because a file that a draft has just named must not be deleted.
    sources: async () => mediaSources(db, await folderTexts()),
    afterChange: () =>
      content.refresh().catch((error: unknown) => {
        writeLog('error', 'pages keep the former file until the next publication', error);
      }),
  };
}

/** Requests within the lifetime share a reading. */
function remembered<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (!last || last.until < Date.now()) last = { value: read(), until: Date.now() + LIFETIME };
    const { value } = last;
    value.catch(() => {
      last = undefined;
    });
    return value;
  };
}
