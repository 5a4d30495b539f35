/** Links and pictures as compact chips. Their source is shown while the cursor is in it. */
import type { EditorState } from '@codemirror/state';
import { Decoration, type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { uploadIn } from './uploading.ts';

function element(name: string, className: string, text = ''): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}

/** Characters of an address that a chip shows. */
const MAX_ADDRESS = 28;

/** Where a link leads: the path of a page, or the host of another site. */
export function addressLabel(address: string): string {
  const label = address.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '');
  const short = /^https?:/i.test(address) ? (label.split(/[/?#]/)[0] ?? '') : label;
  return short.length > MAX_ADDRESS ? `${short.slice(0, MAX_ADDRESS - 1)}…` : short || '/';
}

class LinkChip extends WidgetType {
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
  override eq(other: LinkChip): boolean {
    return other.address === this.address;
  }
  override toDOM(): HTMLElement {
    const chip = element('span', 'cm-link-chip', addressLabel(this.address));
    chip.title = this.address;
    return chip;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

interface Picture {
  path: string;
  alt: string;
  /** URL of the picture, if it can be shown. */
  url: string | undefined;
  source: string;
}

class PictureChip extends WidgetType {
  readonly picture: Picture;
  private readonly status: string;
  constructor(picture: Picture) {
    super();
    this.picture = picture;
    this.status = statusOf(picture);
  }
  override eq({ picture, status }: PictureChip): boolean {
    const { source, url } = this.picture;
    return picture.source === source && picture.url === url && status === this.status;
  }
  override toDOM(view: EditorView): HTMLElement {
    const { path, alt, url, source } = this.picture;
    const upload = uploadIn(source);
    const chip = element('span', `cm-picture-chip ${upload?.isInFlight ? 'cm-uploading' : ''}`);
    if (!upload) chip.append(url ? thumbnail(url) : element('span', 'cm-picture-icon'));
    const text = element('span', 'cm-picture-text');
    const title = upload?.name ?? alt;
    text.append(element('span', title ? 'cm-picture-alt' : 'cm-picture-warning', title || NO_ALT));
    text.append(element('span', 'cm-picture-path', this.status || nameOf(path)));
    chip.append(text);
    chip.title = path;
    chip.addEventListener('mousedown', (event) => {
      event.preventDefault();
      selectAlt(view, view.posAtDOM(chip), source);
    });
    return chip;
  }
  override get estimatedHeight(): number {
    return 56;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

/** Opens the source of a picture, with its description selected. */
function selectAlt(view: EditorView, from: number, source: string): void {
  const start = from + '!['.length;
  const length = Math.max(source.lastIndexOf(']('), 2) - 2;
  view.dispatch({ selection: { anchor: start, head: start + length } });
  view.focus();
}

const NO_ALT = 'No description';

function statusOf({ source }: Picture): string {
  const upload = uploadIn(source);
  if (!upload) return '';
  return upload.isInFlight ? 'Uploading…' : 'Upload did not finish. Add the picture again.';
}

function thumbnail(url: string): HTMLElement {
  const image = document.createElement('img');
  image.className = 'cm-picture-thumbnail';
  image.alt = '';
  image.src = url;
  image.addEventListener('error', () => {
    image.replaceWith(element('span', 'cm-picture-icon'));
  });
  return image;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const hidden = Decoration.replace({});
const linkText = Decoration.mark({ class: 'cm-link' });

/** @returns nothing for links by reference, whose address is elsewhere in the text */
export function linkChip(state: EditorState, node: SyntaxNode) {
  const [open, close] = node.getChildren('LinkMark');
  const url = node.getChild('URL');
  if (!open || !close || !url || open.to >= close.from) return [];
  if (state.sliceDoc(close.from, node.to).includes('\n')) return [];
  const address = addressOf(state, url);
  return [
    hidden.range(open.from, open.to),
    linkText.range(open.to, close.from),
    Decoration.replace({ widget: new LinkChip(address) }).range(close.from, node.to),
  ];
}

/** @param urlOf the URL of a picture's path, if it can be shown */
export function pictureChip(
  state: EditorState,
  node: SyntaxNode,
  urlOf: (path: string) => string | undefined,
) {
  const [open, close] = node.getChildren('LinkMark');
  const source = state.sliceDoc(node.from, node.to);
  const url = node.getChild('URL');
  if (!open || !close || source.includes('\n') || (!url && !uploadIn(source))) return [];
  const path = url ? addressOf(state, url) : '';
  const alt = state.sliceDoc(open.to, close.from).replace(/\\([\\[\]])/g, '$1');
  const picture = { path, alt, url: path ? urlOf(path) : undefined, source };
  return [Decoration.replace({ widget: new PictureChip(picture) }).range(node.from, node.to)];
}

const addressOf = (state: EditorState, { from, to }: SyntaxNode) =>
  state.sliceDoc(from, to).replace(/^<|>$/g, '');
