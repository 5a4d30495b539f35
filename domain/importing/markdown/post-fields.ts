/** The fields of front matter, by the names that the generators of sites and their themes use. */
import { dayIn, toSlug } from '#domain/importing/post-names.ts';
import type { SourcePerson, SourcePicture } from '#domain/importing/source-post.ts';
import { fieldsOf } from './front-matter.ts';

type Fields = Readonly<Record<string, unknown>>;

const DATES = ['date', 'pubDate', 'pubDatetime', 'publishDate', 'published_at', 'publishedAt'];
const MORE_DATES = ['published', 'created', 'createdAt'];
const DESCRIPTIONS = ['description', 'excerpt', 'summary', 'subtitle'];
const COVERS = ['cover', 'heroImage', 'image', 'featured_image', 'featuredImage', 'thumbnail'];
const MORE_COVERS = ['banner', 'header', 'hero', 'teaser', 'images'];
const COVER_ALTS = ['coverAlt', 'heroImageAlt', 'heroAlt', 'imageAlt', 'image_alt', 'alt'];
const ALIASES = ['aliases', 'redirect_from', 'redirects'];

export function textIn(data: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = data[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

export function dayOf(data: Fields): string {
  for (const name of [...DATES, ...MORE_DATES]) {
    const day = typeof data[name] === 'boolean' ? '' : dayIn(data[name]);
    if (day) return day;
  }
  return '';
}

export const isDraft = (data: Fields): boolean =>
  data.draft === true || data.published === false || data.status === 'draft';

/** @param splitsWords a text is a list of words, as in Jekyll */
export function tagsOf(data: Fields, splitsWords: boolean): string[] {
  const names = ['categories', 'category', 'tags', 'tag', 'keywords'];
  return names.flatMap((name) => listOf(data[name], splitsWords && /s$/.test(name)));
}

function listOf(value: unknown, splitsWords = false): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => (isText(item) ? String(item).trim() : []));
  if (!isText(value)) return [];
  const text = String(value);
  const parts = text.includes(',') || !splitsWords ? text.split(',') : text.split(/\s+/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

export function authorsOf(data: Fields): SourcePerson[] {
  const values = [data.authors ?? data.author].flat();
  return values.flatMap((value): SourcePerson[] => {
    const name = typeof value === 'string' ? value : textIn(fieldsOf(value), 'name', 'title');
    return name.trim() === '' ? [] : [{ name: name.trim(), slug: toSlug(name) }];
  });
}

export const descriptionOf = (data: Fields): string => textIn(data, ...DESCRIPTIONS);

export function coverOf(data: Fields): SourcePicture | null {
  for (const name of [...COVERS, ...MORE_COVERS]) {
    const value = Array.isArray(data[name]) ? data[name][0] : data[name];
    const fields = fieldsOf(value);
    const nested = textIn(fields, 'src', 'url', 'image', 'path', 'overlay_image');
    const src = typeof value === 'string' ? value.trim() : nested;
    if (src === '') continue;
    const alt = textIn(fields, 'alt', 'image_description') || textIn(data, ...COVER_ALTS);
    return { src, alt };
  }
  return null;
}

export const aliasesOf = (data: Fields): string[] => ALIASES.flatMap((name) => listOf(data[name]));
