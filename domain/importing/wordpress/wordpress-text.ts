/** Turns the text of a WordPress post into HTML: blocks, shortcodes, and the paragraphs of classic posts. */
import { IMPORT_LIMITS } from '#domain/importing/import-limits.ts';
import type { PostNotes } from '#domain/importing/post-notes.ts';
import { type ResolveGallery, resolveWordpressShortcodes } from './shortcodes.ts';

/** Blocks that are filled in when a page is shown. */
const DYNAMIC_BLOCK = /<!-- wp:([\w/-]{1,80})(?: \{[^\n]{0,5000}?\})? \/-->/g;

/** Says nothing to readers. */
const SILENT_BLOCK = /^(more|nextpage|separator|spacer|core\/(more|nextpage|separator|spacer))$/;

interface WordpressText {
  notes: PostNotes;
  /** Pictures of a gallery by the ids of attachments. */
  gallery: ResolveGallery;
}

export function wordpressHtml(text: string, { notes, gallery }: WordpressText): string {
  const plain = text.replace(/\r\n?/g, '\n');
  const hasBlocks = plain.includes('<!-- wp:');
  let count = 0;
  const withoutDynamic = plain.replace(DYNAMIC_BLOCK, (_whole, name: string, offset: number) => {
    if (SILENT_BLOCK.test(name)) return '';
    count += 1;
    // Lines are counted from the start each time, so only for the parts that a report names.
    const isNamed = count <= IMPORT_LIMITS.notes;
    notes.drop(`the block ${name}`, isNamed ? plain.slice(0, offset).split('\n').length : 0);
    return '';
  });
  const resolved = resolveWordpressShortcodes(withoutDynamic, { notes, gallery });
  return hasBlocks ? resolved : withParagraphs(resolved);
}

/** A paragraph that begins with such an element is one already. */
const BLOCK =
  /^\s*<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video|audio|!--)\b/i;

/** Line feeds in these are not those of paragraphs. */
const VERBATIM = /<(pre|script|style|textarea)\b/gi;

/** Classic posts separate paragraphs by empty lines, and have line breaks where a line ends. */
export function withParagraphs(text: string): string {
  const lowerCase = text.toLowerCase();
  const unclosed = new Set<string>();
  const parts: string[] = [];
  let position = 0;
  VERBATIM.lastIndex = 0;
  for (let match = VERBATIM.exec(text); match; match = VERBATIM.exec(text)) {
    const closing = `</${match[1]?.toLowerCase()}`;
    const end = unclosed.has(closing) ? -1 : lowerCase.indexOf(closing, match.index);
    if (end < 0) {
      unclosed.add(closing);
      continue;
    }
    parts.push(paragraphsIn(text.slice(position, match.index)), text.slice(match.index, end));
    position = end;
    VERBATIM.lastIndex = end;
  }
  parts.push(paragraphsIn(text.slice(position)));
  return parts.join('');
}

function paragraphsIn(text: string): string {
  return text
    .split(/\n[ \t]*\n/)
    .map((part) => {
      if (part.trim() === '') return part;
      if (BLOCK.test(part)) return part;
      return `<p>${part.trim().replaceAll('\n', '<br>\n')}</p>\n`;
    })
    .join('\n');
}
