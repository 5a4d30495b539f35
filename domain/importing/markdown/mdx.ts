/** Removes the program from MDX: imports, exports, components and expressions. */

import { videoUrl } from '#domain/importing/embeds.ts';
import { attributesIn, withLineFeeds } from '#domain/importing/markup.ts';
import type { PostNotes } from '#domain/importing/post-notes.ts';
import { changeOutsideCode } from './outside-code.ts';
import { figureHtml, videoMarkdown } from './snippets.ts';

const STATEMENT = /^(?:import|export)\b[^\n]*(?:\n(?!\s*\n)[^\n]+)*$/gm;
const PICTURE_IMPORT =
  /^import\s+(\w+)\s+from\s+['"]([^'"\n]+\.(?:jpe?g|png|gif|webp|avif))['"]/gim;

/** Characters of a tag or an expression; longer ones are left as text. */
const LONGEST = 10_000;
/** After so many that do not end, the rest is text. */
const MOST_UNCLOSED = 100;

interface Resolving {
  notes: PostNotes;
  /** Of the text in its file. */
  firstLine: number;
}

export function resolveMdx(markdown: string, { notes, firstLine }: Resolving): string {
  const pictures = new Map(
    [...markdown.matchAll(PICTURE_IMPORT)].map(([, name = '', path = '']) => [name, path]),
  );
  const withoutStatements = changeOutsideCode(markdown, (part) =>
    part.replace(STATEMENT, (statement) => withLineFeeds(statement)),
  );
  return changeOutsideCode(withoutStatements, (part, line) =>
    withoutComponents(part, { pictures, notes, line: firstLine + line - 1 }),
  );
}

interface Component {
  /** Paths by the names under which pictures are imported. */
  pictures: ReadonlyMap<string, string>;
  notes: PostNotes;
  line: number;
}

const START = /<\/?[A-Z][\w.]*|<>|<\/>|\{/g;

function withoutComponents(text: string, { pictures, notes, line }: Component): string {
  const result: string[] = [];
  let position = 0;
  let current = line;
  let unclosed = 0;
  START.lastIndex = 0;
  for (let match = START.exec(text); match; match = START.exec(text)) {
    const end = match[0] === '{' ? endOfBraces(text, match.index) : endOfTag(text, match.index);
    if (end < 0) unclosed += 1;
    if (unclosed > MOST_UNCLOSED) break;
    if (end < 0) continue;
    const before = text.slice(position, match.index);
    current += before.split('\n').length - 1;
    const code = text.slice(match.index, end);
    const replacement = markdownFor(code, pictures);
    if (replacement === undefined && !isSilent(code)) {
      notes.drop(
        match[0] === '{' ? `the expression ${code}` : `the component ${match[0]}>`,
        current,
      );
    }
    result.push(before, withLineFeeds(code, replacement ?? ''));
    current += code.split('\n').length - 1;
    position = end;
    START.lastIndex = end;
  }
  return result.join('') + text.slice(position);
}

/** Comments, closing tags and fragments. */
const isSilent = (code: string) => /^(\{\s*\/\*[\s\S]*\*\/\s*\}|<\/|<>)/.test(code);

function markdownFor(code: string, pictures: ReadonlyMap<string, string>): string | undefined {
  const literal = /^\{\s*(["'`])([^"'`]*)\1\s*\}$/.exec(code)?.[2];
  if (literal !== undefined) return literal;
  const name = /^<(\w+)/.exec(code)?.[1]?.toLowerCase() ?? '';
  const attributes = attributesIn(code);
  if (/^(image|picture|img|figure)$/.test(name)) {
    const variable = /\bsrc=\{\s*(\w+)/.exec(code)?.[1] ?? '';
    const src = attributes.src ?? pictures.get(variable);
    return src && figureHtml({ ...attributes, src });
  }
  if (!/^(youtube|vimeo|lite(youtube|vimeo))$/.test(name)) return undefined;
  const id = attributes.id ?? attributes.videoId ?? attributes.videoid ?? attributes.url ?? '';
  const address = name.includes('vimeo') ? `vimeo.com/${id}` : `youtu.be/${id}`;
  const url = videoUrl(id) ?? videoUrl(address);
  return url && videoMarkdown(url, attributes.title);
}

/** @returns the position after the tag; -1 if it does not end */
function endOfTag(text: string, start: number): number {
  let quote = '';
  let depth = 0;
  const last = Math.min(text.length, start + LONGEST);
  for (let index = start; index < last; index += 1) {
    const letter = text[index] as string;
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'" || letter === '`') quote = letter;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (letter === '>' && depth <= 0) return index + 1;
  }
  return -1;
}

function endOfBraces(text: string, start: number): number {
  let depth = 0;
  const last = Math.min(text.length, start + LONGEST);
  for (let index = start; index < last; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
}
