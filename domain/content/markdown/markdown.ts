/** Renders the Markdown of entries as sanitized HTML. */
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { sanitizeBody } from '#domain/content/rich-text.ts';
import { captionPictures, followReferences, type References } from './references.ts';
import { addSourceLines } from './source-lines.ts';

/** Editors write notes as HTML comments, which are dropped without a warning. */
const COMMENT = /^<!--[\s\S]*-->$/;

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);

/**
 * @param references is called for each link, picture and piece of raw HTML
 * @param sourceLine for previews: the line of an entry's body on which the Markdown begins, from 1.
 *   Each block then has its lines in the body as `data-source="3-5"`
 * @returns sanitized HTML; raw HTML in the Markdown is dropped
 */
export function markdownToHtml(
  markdown: string,
  references: References = {},
  sourceLine?: number,
): string {
  const parsed = processor.parse(withPlainPaths(markdown));
  if (references.html) {
    visit(parsed, 'html', ({ value, position }) => {
      if (!COMMENT.test(value)) references.html?.(value, position?.start.line ?? 1);
    });
  }
  const tree = processor.runSync(parsed);
  followReferences(tree, references);
  captionPictures(tree);
  if (sourceLine !== undefined) addSourceLines(tree, sourceLine);
  return sanitizeBody(processor.stringify(tree), references.nativeWords).trim();
}

export interface MarkdownSection {
  text: string;
  /** First line of the section in the whole text, from 1. */
  line: number;
}

/**
 * The sections of a Markdown text below its second-level headings.
 * @returns sections by heading; text before the first heading has the empty heading
 */
export function sectionsOf(markdown: string): Map<string, MarkdownSection> {
  const sections = new Map<string, MarkdownSection>();
  let heading = '';
  let firstLine = 1;
  let lines: string[] = [];
  const close = () => sections.set(heading, { text: lines.join('\n').trimEnd(), line: firstLine });
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const next = /^##\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (next === undefined) {
      lines.push(line);
      continue;
    }
    close();
    heading = next;
    firstLine = index + 2;
    lines = [];
  }
  close();
  return sections;
}

/** `![alt](path)` of a picture of the pack, perhaps with a title. */
const PICTURE =
  /(!\[(?:[^\]\\\n]|\\.)*\]\([ \t]*)(media\/[^<>\n]*?\.(?:jpe?g|png|webp|avif|gif|svg))(?=(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\))/gi;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Puts paths with spaces or brackets in angle brackets, without which Markdown does not read them.
 * Code blocks are left as they are.
 */
function withPlainPaths(markdown: string): string {
  if (!markdown.includes('](')) return markdown;
  let fence = '';
  return markdown
    .split('\n')
    .map((line) => {
      const fenceOfLine = FENCE.exec(line)?.[1] ?? '';
      if (fence === '') fence = fenceOfLine;
      else if (fenceOfLine.startsWith(fence)) fence = '';
      if (fence !== '' || fenceOfLine !== '') return line;
      return line.replace(PICTURE, (whole, start: string, path: string) =>
        /[\s()]/.test(path) ? `${start}<${path}>` : whole,
      );
    })
    .join('\n');
}
