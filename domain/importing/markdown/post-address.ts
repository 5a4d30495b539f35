/** Where a post of a folder was on its site. */

import { permalinkOf } from '#domain/importing/permalinks.ts';
import { toSlug } from '#domain/importing/post-names.ts';
import { aliasesOf, textIn } from './post-fields.ts';
import type { SiteConfig } from './site-config.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface FileName {
  /** Without the extension and, in Jekyll, without the day. */
  name: string;
  /** Of the name in Jekyll; else empty. */
  day: string;
  /** Folders below the folder of all texts, without that of a bundle and those with underscores. */
  sections: string[];
}

/** @param file path below the folder of all texts */
export function fileNameOf(file: string): FileName {
  const folders = file.split('/');
  const last = folders.pop() ?? '';
  const stem = last.replace(/\.\w+$/, '');
  // A post with its pictures is a folder with an index.
  const name = stem === 'index' && folders.length > 0 ? (folders.pop() ?? stem) : stem;
  const [, day = '', rest = name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
  const sections = folders.filter((folder) => !/^_(posts|drafts)$/.test(folder));
  return { name: rest, day, sections };
}

interface Post {
  data: Fields;
  fileName: FileName;
  day: string;
  title: string;
  /** Pattern that the operator gave; empty for that of the site. */
  permalink: string;
}

/** The main path and all others; the first is empty if it is unknown. */
export function addressesOf(config: SiteConfig, post: Post): string[] {
  const { data } = post;
  const written = textIn(data, 'url', 'permalink');
  const path = written.includes(':') && !/^https?:/.test(written) ? '' : written;
  const main = path || patternPath(config, post, written);
  const based = (address: string) =>
    /^https?:/.test(address) || address === ''
      ? address
      : `${config.basePath}/${address.replace(/^\/+/, '')}`;
  return [main, ...aliasesOf(data)].map(based);
}

function patternPath(config: SiteConfig, post: Post, written: string): string {
  const { data, fileName, day, title, permalink } = post;
  const { name, sections } = fileName;
  const pattern = written || permalink || patternOf(config, sections[0] ?? '');
  if (pattern === '') return '';
  const needsDay = /:(year|month|day|short_year|i_month|i_day|y_day)|^(date|pretty|ordinal)$/;
  if (day === '' && needsDay.test(pattern)) return '';
  const categories = [data.categories ?? data.category ?? sections].flat().map(String);
  const slug = textIn(data, 'slug') || (config.generator === 'Hugo' ? '' : name);
  const categorySlugs = categories.flatMap((each) => each.split(/[\s,]+/)).map(toSlug);
  return permalinkOf(pattern, {
    day,
    slug: pattern.includes(':slug') && slug === '' ? name : slug,
    fileName: name,
    title: toSlug(title),
    categories: categorySlugs.filter(Boolean),
    sections,
  });
}

function patternOf({ generator, permalink, sectionPermalinks }: SiteConfig, section: string) {
  const pattern = sectionPermalinks.get(section) || permalink;
  if (pattern) return pattern;
  if (generator === 'Jekyll') return 'date';
  if (generator === 'Markdown') return '';
  return '/:sections/:slugorfilename/';
}
