/** Reads `content/{blogs,learning-hub,whitepapers}/{slug}.md`, and the stories of the hub. */

import * as z from 'zod/mini';
import type { ArticleKind } from '#contract/articles.ts';
import { slug } from '#contract/copy-parts.ts';
import { FormerUrls } from '#contract/former-urls.ts';
import { countWords, readingMinutesOf } from '#contract/reading-time.ts';
import type { ReadArticle, SessionFacts } from '#domain/content/articles/index.ts';
import { downloadUrl } from '#domain/content/downloads.ts';
import { AUTHORS_FILE, ContentError } from '#domain/content/pack-files/index.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import { coverFields, day, experts, text, webUrl } from './entry-fields.ts';
import { coverOf, type Entry, type EntryFile, expertsOf, readEntry } from './entry-file.ts';
import { noSuchFile } from './media-names.ts';
import type { PackContext } from './pack-folder.ts';
import { dayOrMomentToTime, skippedTime } from './relative-day.ts';

const ArticleFacts = z.strictObject({
  title: text,
  tags: z.array(text).check(z.minLength(1)),
  published: day,
  ...coverFields,
  metaTitle: z.optional(text),
  metaDescription: z.optional(text),
  /** Minutes. Computed from the text by default. */
  maxReadTime: z.optional(z.int().check(z.gte(1))),
  related: z._default(z.array(slug), []),
  /** Paths on a former site, which redirect to the article. */
  formerUrls: z._default(FormerUrls, []),
});

export const TextFile = z.extend(ArticleFacts, {
  /** A slug in `authors.yaml`; the company by default. */
  author: z.optional(slug),
});

export const SessionFile = z.extend(ArticleFacts, {
  duration: text,
  language: text,
  /** A page at YouTube or Vimeo, or a video of the pack. */
  video: z.union(
    [webUrl, z.string().check(z.regex(/^media\/(sessions|uploads)\/[a-z\d-]+\.mp4$/))],
    {
      error: 'must be a web address, or an .mp4 in media/sessions/ or media/uploads/',
    },
  ),
  experts,
});

export const PaperFile = z.extend(TextFile, {
  pdf: z
    .string()
    .check(
      z.regex(
        /^media\/(papers|uploads)\/[a-z\d-]+\.pdf$/,
        'must be a .pdf in media/papers/ or media/uploads/',
      ),
    ),
});

/** @throws ContentError */
export function readArticleFile(
  kind: ArticleKind,
  file: EntryFile,
  pack: PackContext,
): ReadArticle {
  if (kind === 'learning-hubs') {
    const entry = readEntry(file, SessionFile, pack);
    const { duration, language, video } = entry.facts;
    const facts: SessionFacts = { duration, language, experts: expertsOf(entry, pack) };
    const link = linkOf(entry, 'video', video, pack);
    return { ...articleOf(kind, file, entry, pack), facts: JSON.stringify(facts), link };
  }
  if (kind === 'whitepapers') {
    const entry = readEntry(file, PaperFile, pack);
    const link = linkOf(entry, 'pdf', entry.facts.pdf, pack);
    return { ...articleOf(kind, file, entry, pack), ...authorOf(entry, pack), link };
  }
  const entry = readEntry(file, TextFile, pack);
  return { ...articleOf(kind, file, entry, pack), ...authorOf(entry, pack) };
}

function authorOf(
  { facts, positionOf }: Entry<z.infer<typeof TextFile>>,
  { authors }: PackContext,
): Pick<ReadArticle, 'author' | 'author_slug'> {
  const name = facts.author;
  if (!name || !authors) return NO_AUTHOR;
  const author = authors.get(name);
  if (author) return { author_slug: name, author: JSON.stringify(author) };
  const message = `${AUTHORS_FILE} has no ${name}`;
  throw new ContentError([{ ...positionOf('author'), message }]);
}

const NO_AUTHOR = { author_slug: null, author: null };

function articleOf(
  kind: ArticleKind,
  { slug, file, source }: EntryFile,
  entry: Entry<z.infer<typeof ArticleFacts>>,
  pack: PackContext,
): ReadArticle {
  const { facts, html } = entry;
  const calendar = pack.days.calendarFor(file, 'published', facts.published);
  const published = dayOrMomentToTime(facts.published, calendar);
  if (published === null) {
    throw new ContentError([
      { ...entry.positionOf('published'), message: skippedTime(facts.published) },
    ]);
  }
  return {
    kind,
    slug,
    title: facts.title,
    tags: JSON.stringify(facts.tags),
    cover: JSON.stringify(coverOf(entry, pack)),
    cover_alt: facts.coverAlt ?? '',
    published_at: published,
    read_minutes: facts.maxReadTime ?? readingMinutes(html),
    meta_title: facts.metaTitle ?? '',
    meta_description: facts.metaDescription ?? '',
    ...NO_AUTHOR,
    related: JSON.stringify(facts.related),
    formerUrls: facts.formerUrls,
    facts: '{}',
    link: null,
    body: html,
    source,
  };
}

function linkOf(entry: Entry<unknown>, field: string, link: string, pack: PackContext): string {
  if (!link.startsWith('media/')) return link;
  const url = downloadUrl(pack.contentDir, link);
  if (url) return url;
  const message = noSuchFile(pack.contentDir, link);
  throw new ContentError([{ ...entry.positionOf(field), message }]);
}

/**
 * The time to read a sanitized body, in whole minutes, at least one. Tables and code count, the
 * alternative texts of pictures do not.
 */
export function readingMinutes(body: string): number {
  return readingMinutesOf(countWords(plainTextOf(body)));
}
