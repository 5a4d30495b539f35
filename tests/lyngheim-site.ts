/** The site of the second demo, `packs/lyngheim/`, as an operator serves it. */
import { join, resolve } from 'node:path';
import { productBuild } from '#scripts/build.mjs';
import { type ServerProcess, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folders.ts';

export const LYNGHEIM = resolve('packs/lyngheim');

/** What only the first brand says. */
const WORDS_OF_THE_FIRST =
  /\bsetu|\btarn|nepal|kathmandu|himala|san francisco|\+977|\bNPR\b|[\u0900-\u097f]/giu;

/** Also returns the path of its database. */
export async function serveLyngheim(): Promise<ServerProcess & { database: string }> {
  const database = join(temporaryFolder('lyngheim-'), 'site.db');
  const settings = { CONTENT_DIR: LYNGHEIM, DATABASE_URL: `sqlite:${database}` };
  return { ...(await startServer(settings, productBuild)), database };
}

/** Each word of the first brand with what surrounds it. */
export const wordsOfTheFirst = (path: string, text: string): string[] =>
  [...text.matchAll(WORDS_OF_THE_FIRST)].map(
    ({ index }) => `${path}: ${text.slice(Math.max(0, index - 40), index + 40)}`,
  );
