/** Texts of the starter that a pack still has, so that its owner sees what is left to write. */
import { parse } from 'yaml';
import { SERVICE_PAGE, STARTER_PLACEHOLDER, starterTexts } from '#domain/content/new-pack/index.ts';
import { textsIn } from '#domain/content/pack/copy-check.ts';
import { atField } from '#domain/content/pack/yaml-lines.ts';
import {
  type ContentProblem,
  existsInPack,
  filesIn,
  readPackText,
} from '#domain/content/pack-files/index.ts';

/** Characters of a text that says something. Shorter ones are labels. */
const MIN_LENGTH = 30;

/** Pages in the order in which visitors read them. */
const FIRST = ['pages/home.yaml', 'pages/solutions/', 'pages/about.yaml'];

/** @returns one line for each text, the most important page first */
export function starterRemains(contentDir: string): ContentProblem[] {
  const files = Object.keys(starterTexts()).flatMap((file) => {
    if (file !== SERVICE_PAGE) return [{ file, starter: file }];
    const names = filesIn(contentDir, 'pages/solutions');
    return names.map((name) => ({ file: `pages/solutions/${name}`, starter: file }));
  });
  return files
    .filter(({ file }) => file.startsWith('pages/') && existsInPack(contentDir, file))
    .toSorted((one, other) => rankOf(one.file) - rankOf(other.file))
    .flatMap(({ file, starter }) => remainsIn(contentDir, file, starter));
}

function rankOf(file: string): number {
  const rank = FIRST.findIndex((start) => file.startsWith(start));
  return rank < 0 ? FIRST.length : rank;
}

function remainsIn(contentDir: string, file: string, starter: string): ContentProblem[] {
  const patterns = patternsOf(starter);
  return textsIn(parse(readPackText(contentDir, file)))
    .filter(({ text }) => patterns.some((pattern) => pattern.test(text.trim())))
    .map(({ path, text }) => {
      const [beginning = ''] = /^.{1,50}(?=\s|$)/.exec(text.trim()) ?? [];
      return atField(contentDir, { file, path, message: `the starter’s text: “${beginning} …”` });
    });
}

/** The texts of a file of the starter, with anything in place of their placeholders. */
function patternsOf(starter: string): RegExp[] {
  const texts = textsIn(parse(starterTexts()[starter] ?? '')).map(({ text }) => text.trim());
  return texts
    .filter((text) => text.replace(STARTER_PLACEHOLDER, '').length >= MIN_LENGTH)
    .map((text) => {
      const parts = text.split(/\{\{\w+\}\}/).map((part) => RegExp.escape(part));
      return new RegExp(`^${parts.join('.+')}$`, 's');
    });
}
