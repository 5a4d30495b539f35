import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A Markdown file of the content pack: its front matter, unchecked, and its text. */
export interface Entry<Facts> {
  readonly facts: Facts;
  readonly body: string;
}

export function readEntry<Facts>(file: string): Entry<Facts> {
  const match = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(readFileSync(file, 'utf8'));
  if (!match?.[1])
    throw new Error(`${file} does not begin with front matter between two lines of ---`);
  return { facts: parse(match[1]), body: match.input.slice(match[0].length) };
}
