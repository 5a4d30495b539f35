/** Markdown as editors write it to HTML as pages show it. */
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { sanitizeBody } from '#domain/rich-text/index.ts';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);

/** @returns sanitised HTML; raw HTML in the Markdown is dropped */
export function markdownToHtml(markdown: string): string {
  return sanitizeBody(String(processor.processSync(markdown))).trim();
}

/**
 * The parts of a Markdown text below its second-level headings.
 * @returns heading to text; what stands before the first heading is under the empty string
 */
export function sectionsOf(markdown: string): Map<string, string> {
  const sections = new Map<string, string>();
  let heading = '';
  let lines: string[] = [];
  const close = () => sections.set(heading, lines.join('\n').trim());
  for (const line of markdown.split(/\r?\n/)) {
    const next = /^##\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (next === undefined) {
      lines.push(line);
      continue;
    }
    close();
    heading = next;
    lines = [];
  }
  close();
  return sections;
}
