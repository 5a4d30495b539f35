/**
 * A copy of the tests' pack of a company that has only a color: no drawings, photos, videos or fonts,
 * and no role of the art but the logo, which is a monogram.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { appColorsOf, makeTheme } from '#domain/content/brand/index.ts';
import { packTree } from '#domain/content/pack-files/index.ts';
import { makeIcons } from '#server/files/icons/icons.ts';
import { PACK } from './pack.ts';
import { temporaryFolder } from './temporary-folders.ts';

const SEEDS = { primary: '#0b6e4f' };

/** Gated files, which are no pictures. */
const KEPT = /^media\/(sessions|papers)\//;

export async function barePack(): Promise<string> {
  const folder = temporaryFolder('bare-pack-');
  cpSync(PACK, folder, { recursive: true });
  for (const file of packTree(folder).files) {
    const path = join(folder, file);
    // Of the base pack.
    if (!existsSync(path)) continue;
    if (file.startsWith('media/') ? !KEPT.test(file) : file === 'art.yaml') rmSync(path);
    else if (file.endsWith('.yaml')) writeFileSync(path, stringify(bare(readYaml(path))));
    else if (file.endsWith('.md')) writeFileSync(path, withoutPictures(readFileSync(path, 'utf8')));
  }
  const site = join(folder, 'site.yaml');
  writeFileSync(site, stringify({ ...readYaml(site), appColors: appColorsOf(SEEDS) }));
  writeFileSync(join(folder, 'theme.css'), makeTheme(SEEDS));
  await makeIcons(folder, {});
  return folder;
}

const readYaml = (path: string) => parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

const isMedia = (value: unknown) =>
  typeof value === 'string' && value.startsWith('media/') && !KEPT.test(value);

/** Without the fields that name media, and the groups and items that need them. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return isMedia(value) ? undefined : value;
  const entries = Object.entries(value);
  if (entries.some(([key, item]) => isMedia(item) && isNeeded(key, value))) return undefined;
  const left = entries.flatMap(([key, item]) => {
    const result = bare(item);
    return result === undefined ? [] : [[key, result]];
  });
  return left.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(left);
}

/** A scene, a video or its captions, and a picture for the press, which is described. */
const isNeeded = (key: string, group: object) =>
  ['src', 'wide'].includes(key) || (key === 'drawing' && 'alt' in group);

/** An entry without its cover, the photos of its speakers, and the drawings in its text. */
const withoutPictures = (text: string) =>
  text
    .replace(/^(cover|coverAlt):.*\n/gm, '')
    .replace(/^\s+image: media\/.*\n/gm, '')
    .replace(/^!\[[^\]]*\]\(media\/.*\n/gm, '');
