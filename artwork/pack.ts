/** The folder of the brand pack to draw for: the project's, or that of `CONTENT_DIR`. */
import { join, resolve } from 'node:path';

const { CONTENT_DIR, INIT_CWD = process.cwd() } = process.env;

export const PACK = CONTENT_DIR
  ? resolve(INIT_CWD, CONTENT_DIR)
  : join(import.meta.dirname, '../content');
