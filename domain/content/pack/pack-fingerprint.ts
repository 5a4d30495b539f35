import { createHash } from 'node:crypto';
import { type PackSource, packTree, readPackBytes } from '#domain/content/pack-files/index.ts';
import { pictureNames } from '#domain/content/pictures/index.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { readSite } from './brand.ts';
import { loaderFingerprint } from './loader-fingerprint.ts';
import { dayToTime } from './relative-day.ts';

/** Texts, files whose digests are in URLs, and drawings whose sizes are in texts. */
const LOADED = /\.(ya?ml|md|css)$|^media\/(sessions|papers|covers|scenes)\//;

/**
 * A digest that changes whenever loading the pack could give other rows. It covers texts, pictures,
 * the loading code, and the current day if relative days count from today.
 */
export async function packFingerprint(contentDir: PackSource, now: number): Promise<string> {
  const { timeZone, relativeDays } = await readSite(contentDir);
  const today = relativeDays === 'daily' && dayToTime('today', { zone: zoneOf(timeZone), now });
  const hash = createHash('sha256').update(String(today));
  const names = packTree(contentDir).files;
  for (const name of names.filter((name) => LOADED.test(name))) {
    hash
      .update(name)
      .update('\0')
      .update(readPackBytes(contentDir, name, Number.POSITIVE_INFINITY))
      .update('\0');
  }
  hash.update(loaderFingerprint());
  hash.update(JSON.stringify([...pictureNames(contentDir)]));
  return hash.digest('hex');
}
