/** Renders Markdown as HTML in which comments say on which line of the file each block was. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** The HTML in it is kept, because the rules for pasted text remove what articles may not have. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

const MARKED = new Set(['p', 'li', 'pre', 'table', 'blockquote', 'img', 'a']);

/** @param firstLine line of the file on which the Markdown begins, from 1 */
export function markdownHtml(markdown: string, firstLine: number): string {
  const tree = processor.runSync(processor.parse(markdown));
  tree.children = marked(tree, firstLine) as RootContent[];
  return processor.stringify(tree);
}

function marked(parent: Root | Element, firstLine: number): (RootContent | ElementContent)[] {
  return parent.children.flatMap((child) => {
    if (child.type === 'element') child.children = marked(child, firstLine) as ElementContent[];
    const isMarked =
      (child.type as string) === 'raw' || (child.type === 'element' && MARKED.has(child.tagName));
    const line = child.position?.start.line;
    if (!isMarked || line === undefined) return [child];
    return [{ type: 'comment', value: `line ${line + firstLine - 1}` } as const, child];
  });
}
