/**
 * HTML of texts that were rendered before, on disk: parsing Markdown takes longer than all the rest
 * of reading a pack. The file can be deleted at any time; processes may share it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RULES_NAME } from '#domain/content/rich-text.ts';
import { cachedJson, cacheFolder } from '#domain/support/cache-folder.ts';
import project from '#package.json' with { type: 'json' };
import { markdownToHtml } from './markdown.ts';
import type { References } from './references.ts';

/** With its line in the Markdown. */
type Place = readonly [text: string, line: number];

interface RenderedText {
  /** Sanitised. */
  html: string;
  /** Each with its line in the Markdown. */
  links: Place[];
  /** HTML, of which nothing is shown. */
  dropped: Place[];
}

const textsFile = () => join(cacheFolder(), 'texts.json');

/** Some 10 KB each. */
const MOST_TEXTS = 1000;

/** Count up with the code that renders. */
const FORMAT = 2;

/** Another text for other rules, or other versions of the libraries. */
const RENDERER = JSON.stringify([FORMAT, RULES_NAME, project.dependencies]);

/** By digest of the Markdown and the renderer, those used last at the end. */
let texts: Map<string, RenderedText> | undefined;
let isNew = false;

const keyOf = (markdown: string) =>
  createHash('sha256').update(RENDERER).update(markdown).digest('base64url');

/** As `markdownToHtml`, but no text is parsed twice. */
export function renderedText(markdown: string, references: References): string {
  texts ??= new Map(cachedJson<[string, RenderedText][]>(textsFile()));
  const key = keyOf(markdown);
  const known = texts.get(key);
  if (known) {
    texts.delete(key);
    texts.set(key, known);
    for (const [href, line] of known.links) references.link?.(href, line);
    for (const [code, line] of known.dropped) references.html?.(code, line);
    return known.html;
  }
  const links: Place[] = [];
  const dropped: Place[] = [];
  let hasPictures = false;
  const html = markdownToHtml(markdown, {
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
  // What becomes of a picture depends on more than the text.
  if (!hasPictures) {
    texts.set(key, { html, links, dropped });
    isNew = true;
  }
  return html;
}

/** Writes what was rendered since; others see the file whole or not at all. */
export function saveTexts(): void {
  if (!texts || !isNew) return;
  isNew = false;
  const file = textsFile();
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, JSON.stringify([...texts].slice(-MOST_TEXTS)));
    renameSync(unfinished, file);
  } catch {
    // Without it the next run renders them again, and is right all the same.
  }
}
