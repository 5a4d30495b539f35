import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seenPictures } from '#domain/pictures/index.ts';
import { readSite } from './brand.ts';
import { loaderFingerprint } from './loader-fingerprint.ts';
import { dayToTime } from './relative-day.ts';
import { zoneOf } from './time-zone.ts';

/** Texts, the files whose digests are in URLs, and the drawings whose sizes are in texts. */
const LOADED = /\.(ya?ml|md)$|^media\/(sessions|papers|covers|scenes)\//;

/**
 * Another text whenever loading the pack could give other rows: its texts and pictures, our code, and
 * the day where relative days count from today.
 */
export async function packFingerprint(contentDir: string, now: number): Promise<string> {
  const { timeZone, relativeDays } = await readSite(contentDir);
  const today = relativeDays === 'daily' && dayToTime('today', { zone: zoneOf(timeZone), now });
  const hash = createHash('sha256').update(String(today));
  const names = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => LOADED.test(name)).sort()) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(contentDir, name)))
      .update('\0');
  }
  hash.update(loaderFingerprint());
  hash.update(JSON.stringify([...seenPictures(contentDir)]));
  return hash.digest('hex');
}
