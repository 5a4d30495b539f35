/** Markdown as editors write it to HTML as pages show it. */
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { sanitizeBody } from '#domain/content/rich-text.ts';
import { followReferences, type References } from './references.ts';

/** Notes of editors. */
const COMMENT = /^<!--[\s\S]*-->$/;

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);

/**
 * @param references is asked about each link and picture in it
 * @returns sanitised HTML; raw HTML in the Markdown is dropped
 */
export function markdownToHtml(markdown: string, references: References = {}): string {
  const parsed = processor.parse(withPlainPaths(markdown));
  if (references.html) {
    visit(parsed, 'html', ({ value, position }) => {
      if (!COMMENT.test(value)) references.html?.(value, position?.start.line ?? 1);
    });
  }
  const tree = processor.runSync(parsed);
  followReferences(tree, references);
  return sanitizeBody(processor.stringify(tree)).trim();
}

export interface MarkdownSection {
  text: string;
  /** Line of the whole text on which this one begins, from 1. */
  line: number;
}

/**
 * The parts of a Markdown text below its second-level headings.
 * @returns heading to text; what stands before the first heading is under the empty string
 */
export function sectionsOf(markdown: string): Map<string, MarkdownSection> {
  const sections = new Map<string, MarkdownSection>();
  let heading = '';
  let first = 1;
  let lines: string[] = [];
  const close = () => sections.set(heading, { text: lines.join('\n').trimEnd(), line: first });
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const next = /^##\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (next === undefined) {
      lines.push(line);
      continue;
    }
    close();
    heading = next;
    first = index + 2;
    lines = [];
  }
  close();
  return sections;
}

/** Pictures whose names Markdown takes only between angle brackets: with a space, or with brackets of their own. */

/** `![words](path)` of a picture of the pack, perhaps with a title. */
const PICTURE =
  /(!\[(?:[^\]\\\n]|\\.)*\]\([ \t]*)(media\/[^<>\n]*?\.(?:jpe?g|png|webp|avif|gif|svg))(?=(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\))/gi;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The Markdown with such paths in angle brackets; what is shown as code stays as it is. */
function withPlainPaths(markdown: string): string {
  if (!markdown.includes('](')) return markdown;
  let fence = '';
  return markdown
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1] ?? '';
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      if (fence !== '' || mark !== '') return line;
      return line.replace(PICTURE, (whole, start: string, path: string) =>
        /[\s()]/.test(path) ? `${start}<${path}>` : whole,
      );
    })
    .join('\n');
}
