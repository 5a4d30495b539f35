/**
 * A cache of rendered texts on disk, because parsing Markdown takes longer than everything else in
 * reading a pack. The file can be deleted at any time, and processes may share it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RULES_VERSION } from '#domain/content/rich-text.ts';
import { cachedJson, cacheFolder } from '#domain/support/cache-folder.ts';
import project from '#package.json' with { type: 'json' };
import { markdownToHtml } from './markdown.ts';
import type { References } from './references.ts';

/** Lines are those of the Markdown, from 1. */
type TextAtLine = readonly [text: string, line: number];

interface RenderedText {
  /** Sanitized. */
  html: string;
  links: TextAtLine[];
  /** Raw HTML of the Markdown, which is not in `html`. */
  dropped: TextAtLine[];
}

const textsFile = () => join(cacheFolder(), 'texts.json');

/** Texts in the cache, about 10 KB each. */
const MOST_TEXTS = 1000;

/** Raise this number when the rendering code changes. */
const FORMAT = 3;

/** Part of each key, so that other rules or versions of the libraries render the texts again. */
const RENDERER = JSON.stringify([FORMAT, RULES_VERSION, project.dependencies]);

/** By digest of renderer and Markdown, in the order of use, the most recent last. */
let texts: Map<string, RenderedText> | undefined;
let hasNewTexts = false;
/** The keys in the file, in its order. */
let savedOrder = '';

function loadTexts(): Map<string, RenderedText> {
  const loaded = new Map(cachedJson<[string, RenderedText][]>(textsFile()));
  savedOrder = [...loaded.keys()].join();
  return loaded;
}

const keyOf = (markdown: string, { nativeWords }: References) =>
  createHash('sha256')
    .update(RENDERER)
    .update(nativeWords?.language ?? '')
    .update(markdown)
    .digest('base64url');

/** As `markdownToHtml`, but a text without pictures is parsed only once, except for previews. */
export function renderedText(
  markdown: string,
  references: References,
  sourceLine?: number,
): string {
  if (sourceLine !== undefined) return markdownToHtml(markdown, references, sourceLine);
  texts ??= loadTexts();
  const key = keyOf(markdown, references);
  const cached = texts.get(key);
  if (cached) {
    texts.delete(key);
    texts.set(key, cached);
    for (const [href, line] of cached.links) references.link?.(href, line);
    for (const [code, line] of cached.dropped) references.html?.(code, line);
    return cached.html;
  }
  const links: TextAtLine[] = [];
  const dropped: TextAtLine[] = [];
  let hasPictures = false;
  const html = markdownToHtml(markdown, {
    nativeWords: references.nativeWords,
    link(href, line) {
      links.push([href, line]);
      references.link?.(href, line);
    },
    html(code, line) {
      dropped.push([code, line]);
      references.html?.(code, line);
    },
    picture(...picture) {
      hasPictures = true;
      return references.picture?.(...picture) ?? null;
    },
  });
  // The HTML of a picture depends on the picture's file, which the key does not cover.
  if (!hasPictures) {
    texts.set(key, { html, links, dropped });
    hasNewTexts = true;
  }
  return html;
}

/**
 * Writes the cache if it has new texts. A full one is also written if the order of use has changed,
 * because the next process deletes the texts that were not used for longest. The rename is atomic,
 * so readers never see half a file.
 */
export function saveTexts(): void {
  if (!texts || (!hasNewTexts && texts.size < MOST_TEXTS)) return;
  for (const key of texts.keys()) {
    if (texts.size <= MOST_TEXTS) break;
    texts.delete(key);
  }
  const order = [...texts.keys()].join();
  if (order === savedOrder) return;
  savedOrder = order;
  hasNewTexts = false;
  const file = textsFile();
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, JSON.stringify([...texts]));
    renameSync(unfinished, file);
  } catch {
    // The cache is only an optimization: the next run renders the texts again.
  }
}
