/**
 * Reads the parts that all kinds of entries share: front matter, Markdown body, cover and experts.
 */

import type { ZodMiniType, z } from 'zod/mini';
import { isFileName } from '#contract/alt-text.ts';
import type { Expert } from '#contract/people.ts';
import { type Cover, NO_COVER } from '#domain/content/covers.ts';
import { renderedText } from '#domain/content/markdown/index.ts';
import {
  ContentError,
  type ContentProblem,
  existsInPack,
  fileProblem,
} from '#domain/content/pack-files/index.ts';
import { ALT_IS_FILE_NAME, bodyReferences } from './body-references.ts';
import { parseYaml } from './checked-yaml.ts';
import type { experts } from './entry-fields.ts';
import { noSuchFile } from './media-names.ts';
import type { PackContext } from './pack-folder.ts';
import { pictureOf } from './pack-pictures.ts';
import { lineStarting } from './yaml-lines.ts';

export interface EntryFile {
  slug: string;
  /** Path below the content folder. */
  file: string;
  source: string;
}

export interface Entry<Facts> {
  facts: Facts;
  /** Sanitized. */
  html: string;
  /** Position of a field, for problems that the schema cannot find. */
  positionOf: (field: string) => Omit<ContentProblem, 'message'>;
}

/** @throws ContentError with all mistakes of the front matter, the body and the file name */
export function readEntry<Schema extends ZodMiniType>(
  { slug, file, source }: EntryFile,
  schema: Schema,
  pack: PackContext,
): Entry<z.output<Schema>> {
  const { frontMatter, body, bodyLine } = splitFrontMatter(file, source);
  const facts = parseYaml({ file, text: frontMatter, linesBefore: 1, advise: pack.advise }, schema);
  const fieldAt = (field: string) => ({
    file,
    line: 1 + lineStarting(frontMatter, `${field}:`),
    field,
  });
  const problems: ContentProblem[] = [];
  if (!FILE_NAME.test(slug)) problems.push(fileProblem(file, BAD_NAME));
  const position = { file, firstLine: bodyLine };
  const html = renderedText(
    body,
    bodyReferences(position, pack, (problem) => problems.push(problem)),
    pack.hasSourceLines ? 1 : undefined,
  );
  if (html === '')
    problems.push({ file, line: bodyLine, field: '', message: 'the text is missing' });
  if (problems.length > 0) throw new ContentError(problems);
  return { facts, html, positionOf: fieldAt };
}

export const FILE_NAME = /^[a-z\d]+(-[a-z\d]+)*$/;
export const BAD_NAME =
  'the file name must be lower-case letters and digits, joined by single hyphens';

interface CoverFacts {
  cover?: string | undefined;
  coverAlt?: string | undefined;
}

/** @throws ContentError if there is no such drawing or picture, or if it is not described */
export function coverOf(entry: Entry<CoverFacts>, pack: PackContext): Cover {
  const { cover, coverAlt } = entry.facts;
  if (cover === undefined) return NO_COVER;
  if (coverAlt === undefined) {
    const message = 'is missing: say what the cover shows, or write "" if it is decoration';
    throw new ContentError([{ ...entry.positionOf('cover'), field: 'coverAlt', message }]);
  }
  if (isFileName(coverAlt, cover)) {
    pack.advise({ ...entry.positionOf('coverAlt'), message: ALT_IS_FILE_NAME });
  }
  if (!cover.endsWith('.svg')) {
    return { picture: pictureOf(pack.pictures, cover, entry.positionOf('cover')) };
  }
  if (existsInPack(pack.contentDir, cover)) return { drawing: cover };
  const message = noSuchFile(pack.contentDir, cover);
  throw new ContentError([{ ...entry.positionOf('cover'), message }]);
}

/** @throws ContentError if a photo is missing */
export function expertsOf(
  entry: Entry<{ experts: z.output<typeof experts> }>,
  { pictures }: PackContext,
): Expert[] {
  return entry.facts.experts.map(({ name, title, bio, image }) => ({
    id: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
    name,
    title,
    description: bio,
    image: image ? pictureOf(pictures, image, entry.positionOf('experts')).src : '',
  }));
}

interface Parts {
  frontMatter: string;
  body: string;
  /** First line of the body in the file, from 1. */
  bodyLine: number;
}

/**
 * Splits a Markdown file into the YAML between its two `---` lines and the text below.
 * @throws ContentError if there is no front matter
 */
export function splitFrontMatter(file: string, source: string): Parts {
  const match = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match?.[1]) {
    const message = 'the file must begin with front matter between two lines of three hyphens';
    throw new ContentError([fileProblem(file, message)]);
  }
  const bodyLine = match[0].split('\n').length;
  return { frontMatter: match[1], body: source.slice(match[0].length), bodyLine };
}
