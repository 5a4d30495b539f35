import { ContentError } from '#domain/content/pack-files/index.ts';

interface Parts {
  frontMatter: string;
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
}

/** Splits a Markdown file into the YAML between its two `---` lines and the text below. */
export function splitFrontMatter(file: string, source: string): Parts {
  const match = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match?.[1]) {
    const message = 'the file must begin with facts between two lines of three hyphens';
    throw new ContentError([{ file, line: 1, field: '', message }]);
  }
  const bodyLine = match[0].split('\n').length;
  return { frontMatter: match[1], body: source.slice(match[0].length), bodyLine };
}
