/** Ids of the headings in an article's body, the targets of its table of contents. */

import { FIELD_ATTRIBUTES } from './preview.ts';

export interface BodyHeading {
  id: string;
  /** Plain text. */
  title: string;
  level: 2 | 3 | 4;
}

/** Ids used by the pages themselves: a heading with such a text gets `-2`. */
const RESERVED_IDS = ['main', 'menu', 'access', 'captcha'];

const HEADING = /<h([2-4])(\s[^>]*)?>([\s\S]*?)<\/h\1>/g;

/** What a preview says about the source of a heading. Other attributes are dropped. */
const PREVIEW_ATTRIBUTES = new RegExp(
  ` (?:${FIELD_ATTRIBUTES.source}|${FIELD_ATTRIBUTES.text})="[^"<>]*"`,
  'g',
);

/**
 * Adds an id to each heading of a sanitized body: its text in lower case with spaces turned into
 * hyphens. A repeated text gets `-2`, `-3` and so on.
 */
export function addHeadingIds(html: string): { html: string; headings: BodyHeading[] } {
  const headings: BodyHeading[] = [];
  const usedIds = new Set(RESERVED_IDS);
  const withIds = html.replace(HEADING, (_whole, level: string, attributes = '', inner: string) => {
    const title = plainText(inner);
    const id = freeId(title.toLowerCase().replace(/\s+/g, '-') || 'section', usedIds);
    headings.push({ id, title, level: Number(level) as BodyHeading['level'] });
    const kept = attributes.match(PREVIEW_ATTRIBUTES)?.join('') ?? '';
    return `<h${level} id="${escapeAttribute(id)}"${kept}>${inner}</h${level}>`;
  });
  return { html: withIds, headings };
}

function freeId(base: string, usedIds: Set<string>): string {
  let id = base;
  for (let count = 2; usedIds.has(id); count++) id = `${base}-${count}`;
  usedIds.add(id);
  return id;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of sanitized HTML, which contains no other entities than these. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Escapes `<` and `>` too, so that code which matches tags by pattern finds none in attributes. */
function escapeAttribute(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
