import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readEntry } from '#artwork/typeset/entry.ts';
import { firstSentence } from './first-sentence.ts';

interface Facts {
  readonly title: string;
  readonly tags: readonly string[];
  /** The drawing beside the title, as a path within the content pack. */
  readonly cover: string;
  readonly experts: readonly { readonly name: string }[];
}

interface Section {
  readonly heading: string;
  readonly sentence: string;
}

export interface Session extends Facts {
  readonly slug: string;
  readonly sections: readonly Section[];
}

const markdown = unified().use(remarkParse).use(remarkGfm);

type Root = ReturnType<typeof markdown.parse>;

function plainText(node: object): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children as object[]).map(plainText).join('') : '';
}

/** The text under each heading of level 2. */
function sectionsOf({ children }: Root): readonly Section[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== 2) return [];
    const rest = children.slice(index + 1);
    const end = rest.findIndex((other) => other.type === 'heading' && other.depth <= 2);
    const own = rest.slice(0, end < 0 ? rest.length : end);
    const words = own.find(({ type }) => type === 'paragraph' || type === 'list');
    const first = words?.type === 'list' ? words.children[0] : words;
    const sentence = first ? firstSentence(plainText(first)) : '';
    return [{ heading: plainText(node), sentence }];
  });
}

/** All sessions of the learning hub, by file name. */
export function readSessions(content: string): readonly Session[] {
  const folder = join(content, 'learning-hub');
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.sort().map((file) => {
    const { facts, body } = readEntry<Facts>(join(folder, file));
    return { ...facts, slug: basename(file, '.md'), sections: sectionsOf(markdown.parse(body)) };
  });
}
