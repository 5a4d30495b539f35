import type { BlockContent as Block, ListItem, PhrasingContent, RootContent } from 'mdast';

/**
 * Adds an item. A list without a text belongs to the item before it: Google Docs and older programs
 * write nested lists beside the items.
 */
export function addItem(items: ListItem[], blocks: Block[], isNested = false): void {
  const last = items.at(-1);
  const isList = blocks.length > 0 && blocks.every(({ type }) => type === 'list');
  if (isList || (isNested && last)) {
    if (last) {
      last.children.push(...blocks);
      last.spread = isSpread(last.children);
    } else {
      for (const block of blocks) if (block.type === 'list') items.push(...block.children);
    }
    return;
  }
  if (blocks.length > 0) {
    const children = blocks.map(withoutHeading);
    const onlyHeadings = blocks.every(({ type }) => type === 'heading');
    items.push({
      type: 'listItem',
      spread: isSpread(blocks),
      children: onlyHeadings ? blocks : children,
    });
  }
}

/** Only lists can follow a paragraph without an empty line. */
const isSpread = (blocks: readonly RootContent[]): boolean =>
  blocks.slice(1).some(({ type }) => type !== 'list');

/** Headings in lists and quotes would be in the table of contents. */
function withoutHeading(block: Block): Block {
  if (block.type !== 'heading') return block;
  const strong: PhrasingContent = { type: 'strong', children: block.children };
  return { type: 'paragraph', children: [strong] };
}
