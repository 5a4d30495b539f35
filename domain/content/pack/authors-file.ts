/** Reads `content/authors.yaml`, the authors of articles. The file is optional. */
import * as z from 'zod/mini';
import { slug } from '#contract/copy-parts.ts';
import { PictureFile } from '#contract/pictures.ts';
import type { StoredAuthor } from '#domain/content/articles/index.ts';
import type { Cover } from '#domain/content/covers.ts';
import {
  AUTHORS_FILE,
  ContentError,
  type ContentProblem,
  existsInPack,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import type { Pictures } from '#domain/content/pictures/index.ts';
import { parseYaml } from './checked-yaml.ts';
import { text, uniqueBy, webUrl } from './entry-fields.ts';
import { noSuchFile } from './media-names.ts';
import { pictureOf } from './pack-pictures.ts';
import { fieldLineIn } from './yaml-lines.ts';

const AuthorFacts = z.strictObject({
  slug,
  name: text,
  /** The role and the office or company. */
  role: text,
  bio: text,
  /** By default the drawing with the person's name, as for other people on pages. */
  portrait: z.optional(
    z.union(
      [
        z.string().check(z.regex(/^media\/scenes\/[a-z\d_-]+\.svg$/)) as z.ZodMiniType<string>,
        PictureFile,
      ],
      { error: 'must be an .svg in media/scenes/, or a picture under media/' },
    ),
  ),
  /** A page about the author on another site. */
  profile: z.optional(webUrl),
});

export const AuthorList = z.array(AuthorFacts).check(uniqueBy('slug'));

/** By slug. */
export type Authors = ReadonlyMap<string, StoredAuthor>;

/** @throws ContentError with every mistake, including missing portraits */
export function readAuthors(
  contentDir: PackSource,
  pictures: Pictures,
  advise?: (problem: ContentProblem) => void,
): Authors {
  if (!existsInPack(contentDir, AUTHORS_FILE)) return new Map();
  const source = readPackText(contentDir, AUTHORS_FILE);
  const authors = parseYaml({ file: AUTHORS_FILE, text: source, advise }, AuthorList);
  return new Map(
    authors.map((facts, index) => {
      const field = {
        file: AUTHORS_FILE,
        line: fieldLineIn(source, [index, 'portrait']),
        field: `${index}.portrait`,
      };
      const portrait = facts.portrait
        ? portraitOf(facts.portrait, field, contentDir, pictures)
        : null;
      return [facts.slug, { facts, portrait }];
    }),
  );
}

function portraitOf(
  file: string,
  field: Omit<ContentProblem, 'message'>,
  contentDir: PackSource,
  pictures: Pictures,
): Cover {
  if (!file.endsWith('.svg')) return { picture: pictureOf(pictures, file, field) };
  if (existsInPack(contentDir, file)) return { drawing: file };
  throw new ContentError([{ ...field, message: noSuchFile(contentDir, file) }]);
}
