import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readEntry } from '#artwork/typeset/entry.ts';
import { type Heading, typesetMarkdown } from './typeset-markdown.ts';

interface Author {
  readonly name: string;
  readonly role: string;
}

interface Facts {
  readonly title: string;
  readonly subtitle: string;
  /** Also on one line: the name, a comma, the role. */
  readonly author: Author | string;
}

export interface Paper {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: Author;
  /** The drawing on the first page, as SVG. */
  readonly cover: string;
  readonly coverAlt: string;
  readonly headings: readonly Heading[];
  /** The text as HTML. */
  readonly text: string;
}

function authorOf(author: Author | string): Author {
  if (typeof author !== 'string') return author;
  const [name = '', ...role] = author.split(', ');
  const rest = role.join(', ');
  return { name, role: rest.slice(0, 1).toUpperCase() + rest.slice(1) };
}

function readPaper(content: string, file: string): Paper {
  const { facts, body } = readEntry<Facts>(join(content, 'whitepapers/print', file));
  const page = readEntry<Pick<Paper, 'cover' | 'coverAlt'>>(join(content, 'whitepapers', file));
  return {
    ...facts,
    ...typesetMarkdown(body),
    slug: basename(file, '.md'),
    author: authorOf(facts.author),
    cover: readFileSync(join(content, page.facts.cover), 'utf8'),
    coverAlt: page.facts.coverAlt,
  };
}

/** All white papers with their full text, by file name. */
export function readPapers(content: string): readonly Paper[] {
  const files = readdirSync(join(content, 'whitepapers/print'));
  const papers = files.filter((name) => name.endsWith('.md')).sort();
  return papers.map((file) => readPaper(content, file));
}
