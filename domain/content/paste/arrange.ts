/** Brings the blocks of a pasted text into the form of an entry's body. */
import type {
  BlockContent as Block,
  Heading,
  Image,
  ListItem,
  Paragraph,
  PhrasingContent,
} from 'mdast';

/** Levels of lists and quotes within each other. Deeper ones are joined with the last level. */
const DEEPEST = 6;

/** A body has headings from `##`, which are the table of contents, to `####`. */
const FIRST_HEADING = 2;
const LAST_HEADING = 4;

export function arrangeBlocks(blocks: readonly Block[]): Block[] {
  const flat = blocks.flatMap((block) => withoutDeepLevels(block, 0));
  const captioned = joinCaptions(flat);
  renumberHeadings(captioned);
  return separateLists(withoutEdgeRules(captioned));
}

type Container = { children: readonly Block[] };

function withoutDeepLevels(block: Block, depth: number): Block[] {
  if (block.type === 'heading' && depth > 0) {
    return [{ type: 'paragraph', children: [{ type: 'strong', children: block.children }] }];
  }
  if (block.type === 'blockquote') {
    const children = childrenWithin(block as Container, depth + 1);
    return depth >= DEEPEST
      ? children
      : [{ type: 'blockquote', children: separateLists(children) }];
  }
  if (block.type !== 'list') return [block];
  const items = block.children.map(
    (item): ListItem => ({
      ...item,
      children: separateLists(childrenWithin(item as Container, depth + 1)),
    }),
  );
  if (depth < DEEPEST) return [{ ...block, children: items }];
  return items.flatMap(({ children }) => children as Block[]);
}

const childrenWithin = ({ children }: Container, depth: number): Block[] =>
  children.flatMap((child) => withoutDeepLevels(child, depth));

/** A picture alone in its paragraph gets the caption below it as its title. */
function joinCaptions(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index) => {
    const picture = pictureIn(blocks[index - 1]);
    const isCaption = (each: Block | undefined): each is Paragraph =>
      each?.type === 'paragraph' && each.data?.isCaption === true;
    if (isCaption(block) && picture) return [];
    const caption = blocks[index + 1];
    const own = pictureIn(block);
    if (own && isCaption(caption)) own.title = plainText(caption.children).slice(0, 500);
    return [block];
  });
}

function pictureIn(block: Block | undefined): Image | undefined {
  const [only] = block?.type === 'paragraph' ? block.children : [];
  return only?.type === 'image' ? only : undefined;
}

const plainText = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'break') return ' ';
      if ('children' in node) return plainText(node.children as PhrasingContent[]);
      return 'value' in node ? node.value : '';
    })
    .join('');

/** The highest level becomes `##`, and no level is skipped. */
function renumberHeadings(blocks: readonly Block[]): void {
  const headings = blocks.filter((block): block is Heading => block.type === 'heading');
  const levels = [...new Set(headings.map(({ depth }): number => depth))].sort((a, b) => a - b);
  let previous = FIRST_HEADING - 1;
  for (const heading of headings) {
    const level = levels.indexOf(heading.depth) + FIRST_HEADING;
    previous = Math.min(level, previous + 1, LAST_HEADING);
    heading.depth = previous as Heading['depth'];
  }
}

/** A line at the beginning or the end separates nothing, and two are one. */
function withoutEdgeRules(blocks: readonly Block[]): Block[] {
  const kept = blocks.filter(
    ({ type }, index) => type !== 'thematicBreak' || blocks[index - 1]?.type !== type,
  );
  const isRule = (block: Block | undefined) => block?.type === 'thematicBreak';
  return kept.slice(isRule(kept[0]) ? 1 : 0, isRule(kept.at(-1)) ? -1 : undefined);
}

/**
 * Markdown reads two lists of a kind beside each other as one, so they are written as one. A number
 * that follows the last one continues the list.
 */
function separateLists(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'list' && last?.type === 'list' && block.ordered === last.ordered) {
      const children = [...last.children, ...block.children];
      joined[joined.length - 1] = {
        ...last,
        children,
        spread: last.spread || block.spread || false,
      };
    } else joined.push(block);
  }
  return joined;
}
