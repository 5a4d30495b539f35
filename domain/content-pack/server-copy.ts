/** Copy that the server itself uses. To parse YAML takes a start longer than to open the database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#contract/site.ts';
import { CHECKED_COPY } from './checked-copy.ts';

const SITE = 'site.yaml';

/** The files that the server reads at each start. */
export const SERVER_COPY = [SITE, 'mails.yaml', 'pages/errors.yaml'] as const;

export type ServerCopy = (typeof SERVER_COPY)[number];

/**
 * Reads one of these files.
 * @throws ContentError where it has changed since the build and is wrong
 */
export async function readServerCopy(contentDir: string, file: ServerCopy): Promise<unknown> {
  const checked = CHECKED_COPY[file];
  if (checked && checked.text === readFileSync(join(contentDir, file), 'utf8')) return checked.copy;
  const { readBuiltInCopy, readSite } = await import('./built-in-copy.ts');
  return file === SITE ? readSite(contentDir) : readBuiltInCopy(contentDir, file);
}

/** The brand. @throws ContentError */
export async function readSite(contentDir: string): Promise<Site> {
  return (await readServerCopy(contentDir, SITE)) as Site;
}
