import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seenPictures } from '#domain/pictures/index.ts';
import { dayToTime } from './relative-day.ts';
import { readSite } from './server-copy.ts';
import { zoneOf } from './time-zone.ts';

/** Code that makes rows of files: where it changes, the same files must be loaded again. */
const LOADERS = [
  '.',
  '../articles',
  '../covers',
  '../downloads',
  '../markdown',
  '../pictures',
  '../rich-text',
  '../../contract',
  '../../db',
].map((folder) => fileURLToPath(new URL(`${folder}/`, import.meta.url)));

/** Texts and code, the files whose digests are in URLs, and the drawings whose sizes are in texts. */
const LOADED = /\.(ya?ml|md|ts)$|^media\/(sessions|papers|covers|scenes)\//;

/** Another text whenever loading the pack could give other rows: its texts and pictures, the day, our code. */
export async function packFingerprint(contentDir: string, now: number): Promise<string> {
  const zone = zoneOf((await readSite(contentDir)).timeZone);
  const hash = createHash('sha256').update(String(dayToTime('today', { zone, now })));
  for (const folder of [contentDir, ...LOADERS]) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => LOADED.test(name)).sort()) {
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(join(folder, name)))
        .update('\0');
    }
  }
  hash.update(JSON.stringify([...seenPictures(contentDir)]));
  return hash.digest('hex');
}
