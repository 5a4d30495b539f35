/** The folder of the brand pack that is drawn for: the project's own, or that of `CONTENT_DIR`. */
import { join, resolve } from 'node:path';

const { CONTENT_DIR, INIT_CWD = process.cwd() } = process.env;

export const PACK = CONTENT_DIR
  ? resolve(INIT_CWD, CONTENT_DIR)
  : join(import.meta.dirname, '../content');
