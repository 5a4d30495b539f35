/** Where uploads are while they arrive, whatever stores them: beside what else this program writes. */
import { join } from 'node:path';
import { UploadSpool } from '#api/http/upload-spool.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';

export const openUploads = () => new UploadSpool(join(cacheFolder(), 'uploads'));
