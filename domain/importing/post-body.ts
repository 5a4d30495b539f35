/** Converts the text of a post to the Markdown of entries. */
import type { BlockContent as Block, Image, Nodes } from 'mdast';
import { markdownOf, readPaste } from '#domain/content/paste/index.ts';
import { replaceEmbed } from './embeds.ts';
import { changeForeignBlocks } from './foreign-blocks.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import type { PostLinks } from './post-links.ts';
import type { PostNotes } from './post-notes.ts';
import type { SourcePost } from './source-post.ts';

export interface PictureInBody {
  /** As the text names it, or a data URL. */
  src: string;
  alt: string;
}

export interface PostBody {
  pictures: PictureInBody[];
  /** @param paths of the pictures below the content folder; empty for a missing one */
  markdown: (paths: readonly string[]) => string;
}

interface Conversion {
  /** Origin of this site. */
  origin: string;
  links: PostLinks;
  notes: PostNotes;
}

/** The text of `NOTES` in `paste/` about check boxes and the like is true for imports, too. */
const FOR_CLIPBOARD = /pasted|library/;

/** @throws ProblemError `too-large` */
export async function convertBody(
  post: SourcePost,
  { origin, links, notes }: Conversion,
): Promise<PostBody> {
  const pictures: PictureInBody[] = [];
  const { blocks, notes: sentences } = await readPaste(post.body(notes), origin, {
    replace: (element) => replaceEmbed(element, notes),
    prepare(root) {
      changeForeignBlocks(root, notes);
      links.rewrite(root, post, notes);
    },
    takePicture({ src, alt, element }) {
      if (src === '') return undefined;
      if (pictures.length >= IMPORT_LIMITS.pictures) {
        notes.drop(`a picture after the first ${IMPORT_LIMITS.pictures}: ${src}`, element.line);
        return undefined;
      }
      pictures.push({ src, alt });
      const title = post.hasCaptionsInTitles ? (element.attributes.title ?? '') : '';
      return { url: `${SCHEME}${pictures.length - 1}`, title: title.slice(0, CAPTION) };
    },
  });
  for (const sentence of sentences) if (!FOR_CLIPBOARD.test(sentence)) notes.warn(sentence);
  return { pictures, markdown: (paths) => markdownOf(withPaths(blocks, paths)) };
}

/** Stands for a picture until its path is known. */
const SCHEME = 'import:';

/** Characters of a caption. */
const CAPTION = 500;

function withPaths(blocks: Block[], paths: readonly string[]): Block[] {
  const visit = (node: Nodes): void => {
    if (node.type === 'image') setPath(node, paths);
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const block of blocks) visit(block);
  return blocks;
}

function setPath(image: Image, paths: readonly string[]): void {
  if (image.url.startsWith(SCHEME)) image.url = paths[Number(image.url.slice(SCHEME.length))] ?? '';
}
