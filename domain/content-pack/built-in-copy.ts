/** The part of the content pack that is built into the site: the brand and its pages' copy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PAGE_COPY } from '#contract/page-copy.ts';
import { Site } from '#contract/site.ts';
import { checkedYaml } from './checked-yaml.ts';

// Messages in words: zod/mini, in which the contract is written, has none of its own.
z.config(z.locales.en());

/** Checks one built-in file; `file` is its path below the content folder. */
export function readBuiltInCopy(contentDir: string, file: string): unknown {
  const text = readFileSync(join(contentDir, file), 'utf8');
  if (file === 'site.yaml') return checkedYaml({ file, text }, Site);
  const page = /^pages\/(.+)\.yaml$/.exec(file)?.[1];
  if (page === undefined || !(page in PAGE_COPY)) throw new Error(`${file} belongs to no page`);
  return checkedYaml({ file, text }, PAGE_COPY[page as keyof typeof PAGE_COPY]);
}

export function readSite(contentDir: string): Site {
  return readBuiltInCopy(contentDir, 'site.yaml') as Site;
}

export const BUILT_IN_FILES = [
  'site.yaml',
  ...Object.keys(PAGE_COPY).map((page) => `pages/${page}.yaml`),
];
