/** Chooses where this process keeps large files. */
import { setObjectStore } from './object-store.ts';
import type { S3Settings } from './s3-settings.ts';
import { openS3Store } from './s3-store.ts';

/** @param settings null to keep files in the database */
export const chooseObjectStore = (settings: S3Settings | null): void =>
  setObjectStore(settings && openS3Store(settings));
