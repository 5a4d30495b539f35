/** Reads, sets and removes the link at the selection. */
import { EditorSelection, type EditorState, type Transaction } from '@codemirror/state';
import { enclosingNode } from '#console/ui/editor/markdown-language.ts';
import { addressSource, linkSource } from './insert-block.ts';

export interface LinkAt {
  from: number;
  to: number;
  text: string;
  address: string;
}

const LINKS: ReadonlySet<string> = new Set(['Link', 'Autolink', 'URL']);

/** The link that contains the selection. Links by reference are left to the source. */
export function linkAt(state: EditorState): LinkAt | null {
  let node = enclosingNode(state, state.selection.main, LINKS);
  if (node?.name === 'URL') {
    // The address of a picture or of a reference is no link.
    const parent = node.parent?.name ?? '';
    if (parent === 'Link' || parent === 'Autolink') node = node.parent;
    else if (parent === 'Image' || parent === 'LinkReference') return null;
  }
  if (!node) return null;
  const { from, to, name } = node;
  const url = name === 'URL' ? node : node.getChild('URL');
  if (!url) return null;
  const address = state.sliceDoc(url.from, url.to).replace(/^<|>$/g, '');
  if (name !== 'Link') return { from, to, text: address, address };
  const [open, close] = node.getChildren('LinkMark');
  if (!open || !close) return null;
  return { from, to, text: unescapeText(state.sliceDoc(open.to, close.from)), address };
}

const unescapeText = (source: string) => source.replace(/\\([\\[\]])/g, '$1');

/** Inserts a link or changes the one at the selection. The cursor is after it. */
export function setLink(state: EditorState, link: { text: string; address: string }): Transaction {
  const { address } = link;
  const current = linkAt(state);
  const { from, to } = current ?? state.selection.main;
  const isTextKept = current !== null && current.text === link.text;
  const source = isTextKept
    ? keepText(state, current, address)
    : linkSource(link.text || address, address);
  return state.update({
    changes: { from, to, insert: source },
    selection: EditorSelection.cursor(from + source.length),
    scrollIntoView: true,
    userEvent: 'input.link',
  });
}

/** Only the address is replaced, so formatting in the text and a title stay. */
function keepText(state: EditorState, { from, to }: LinkAt, address: string): string {
  const node = enclosingNode(state, { from, to }, new Set(['Link']));
  const url = node?.getChild('URL');
  if (!node || !url) return linkSource(address, address);
  return state.sliceDoc(from, url.from) + addressSource(address) + state.sliceDoc(url.to, to);
}

/** Leaves the text of the link. */
export function removeLink(state: EditorState): Transaction {
  const link = linkAt(state);
  if (!link) return state.update({});
  return state.update({
    changes: { from: link.from, to: link.to, insert: link.text },
    scrollIntoView: true,
    userEvent: 'delete.link',
  });
}

/** An address without a scheme, such as `example.com/page`. */
const BARE = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u;

/**
 * The address that a text names: a page, an email address or a website.
 * @returns null for anything else, such as `javascript:` or words
 */
export function addressIn(text: string): string | null {
  const typed = text.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(typed)) return typed;
  if (/^[/#]\S*$/.test(typed)) return typed;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  return BARE.test(typed) ? `https://${typed}` : null;
}

/** A pasted web address, which becomes the link of the selected text. */
export const isPastedAddress = (text: string) => /^https?:\/\/\S+$/i.test(text.trim());
