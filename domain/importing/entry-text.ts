/** Writes an imported post as the file of an entry. */
import { stringify } from 'yaml';
import { IMPORT_LIMITS } from './import-limits.ts';

export interface EntryFields {
  title: string;
  tags: readonly string[];
  /** `2024-01-02`. */
  published: string;
  /** A slug of `authors.yaml`; empty for the company. */
  author: string;
  cover: string;
  coverAlt: string;
  metaTitle: string;
  metaDescription: string;
  formerUrls: readonly string[];
}

/** A text on one line, cut at a word. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** @param remark for a comment at the start of the text; empty for none */
export function entryText(fields: EntryFields, body: string, remark: string): string {
  const { title, tags, published, author, cover, coverAlt, formerUrls } = fields;
  const metaTitle = shortened(fields.metaTitle, IMPORT_LIMITS.meta);
  const metaDescription = shortened(fields.metaDescription, IMPORT_LIMITS.meta);
  const frontMatter = {
    title,
    tags,
    published,
    ...(author && { author }),
    cover,
    coverAlt,
    ...(metaTitle && metaTitle !== title && { metaTitle }),
    ...(metaDescription && { metaDescription }),
    ...(formerUrls.length > 0 && { formerUrls }),
    related: [],
  };
  const yaml = stringify(frontMatter, { lineWidth: 0, defaultStringType: 'PLAIN' });
  const comment = remark ? `<!-- ${remark.replaceAll('--', '- -')} -->\n\n` : '';
  return `---\n${yaml}---\n\n${comment}${body}${body && '\n'}`;
}
