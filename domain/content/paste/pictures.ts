/** Collects embedded pictures for the library. Pictures are never linked from elsewhere. */

import { isFileName } from '#contract/alt-text.ts';
import { PASTE_LIMITS, PASTE_SCHEME, type PastedPicture } from '#contract/console/paste.ts';
import { cleanText } from './clean-text.ts';
import { type HtmlElement, hasClass } from './html-tree.ts';
import { NOTES, type Notes } from './notes.ts';

/** Other pictures are counted in a note, but not listed. */
const MOST_LISTED = 100;

const DATA_URL_START = /\ssrc\s*=\s*["']?(?=data:image\/[a-z+.-]{1,20};base64,)/gi;
/** Ends a data URL. A search for it needs no backtracking, however long the URL is. */
const DATA_URL_END = /["'\s<>]/g;
const TOKEN = 'embedded:';

/** Takes the embedded pictures out of the HTML, so that the limit of its length is for the text. */
export function takeDataUrls(html: string): { html: string; dataUrls: string[] } {
  const dataUrls: string[] = [];
  const rest: string[] = [];
  let taken = 0;
  for (const { 0: attribute, index } of html.matchAll(DATA_URL_START)) {
    const start = index + attribute.length;
    if (start < taken) continue;
    const end = indexAfter(html, start);
    rest.push(html.slice(taken, start), `${TOKEN}${dataUrls.length}`);
    dataUrls.push(html.slice(start, end));
    taken = end;
  }
  return { html: rest.join('') + html.slice(taken), dataUrls };
}

function indexAfter(html: string, start: number): number {
  DATA_URL_END.lastIndex = start;
  return DATA_URL_END.exec(html)?.index ?? html.length;
}

export interface PictureInHtml {
  /** As written, or a data URL. */
  src: string;
  /** Empty if it is missing, or only a file name. */
  alt: string;
  element: HtmlElement;
}

/** @returns the URL and the caption for the Markdown; undefined to leave the picture out */
export type TakePicture = (picture: PictureInHtml) => { url: string; title: string } | undefined;

export class PictureList {
  readonly listed: PastedPicture[] = [];
  #embedded = 0;
  readonly #dataUrls: readonly string[];
  readonly #notes: Notes;
  readonly #take: TakePicture | undefined;

  constructor(dataUrls: readonly string[], notes: Notes, take?: TakePicture) {
    this.#dataUrls = dataUrls;
    this.#notes = notes;
    this.#take = take;
  }

  /** @returns the picture for the Markdown; undefined if it is left out */
  add(image: HtmlElement): { alt: string; url: string; title: string } | undefined {
    if (isInvisible(image)) return undefined;
    const { src = '', alt: writtenAlt = '' } = image.attributes;
    const alt = plainAlt(writtenAlt, src);
    const dataUrl = src.startsWith(TOKEN) ? this.#dataUrls[Number(src.slice(TOKEN.length))] : src;
    if (this.#take) {
      const taken = this.#take({ src: dataUrl ?? '', alt, element: image });
      return taken && { alt, ...taken };
    }
    if (!dataUrl?.startsWith('data:')) {
      this.#notes.add(NOTES.remotePictures);
      if (this.listed.length < MOST_LISTED) this.listed.push({ alt, src: 'remote' });
      return undefined;
    }
    const reason = this.#problemOf(dataUrl);
    if (reason) {
      this.#notes.add(reason);
      return undefined;
    }
    this.#embedded += 1;
    this.listed.push({ alt, src: 'data', dataUrl });
    return { alt, url: `${PASTE_SCHEME}${this.listed.length - 1}`, title: '' };
  }

  #problemOf(dataUrl: string): string | undefined {
    const [head = '', base64 = ''] = dataUrl.split(',', 2);
    if (base64.length * 0.75 > PASTE_LIMITS.picture) return NOTES.largePicture;
    const type = /^data:image\/([a-z+.-]+);base64$/i.exec(head)?.[1] ?? '';
    if (!/^[a-z\d+/]+={0,2}$/i.test(base64)) return NOTES.unknownPicture;
    if (!isOfType(type.toLowerCase(), base64)) return NOTES.unknownPicture;
    return this.#embedded >= PASTE_LIMITS.pictures ? NOTES.tooManyPictures : undefined;
  }
}

/** Compares the first bytes with the type that the URL names. */
function isOfType(type: string, base64: string): boolean {
  const start = Buffer.from(base64.slice(0, 16), 'base64').toString('latin1');
  switch (type) {
    case 'png':
      return start.startsWith('\x89PNG\r\n');
    case 'jpeg':
    case 'jpg':
      return start.startsWith('\xff\xd8\xff');
    case 'gif':
      return start.startsWith('GIF8');
    case 'webp':
      return start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP';
    default:
      return false;
  }
}

/** Pixels that count opened mails, spacers, and the boxes of check lists in Google Docs. */
function isInvisible(image: HtmlElement): boolean {
  const { width, height, 'aria-roledescription': role, src } = image.attributes;
  if (role === 'checkbox' || !src) return true;
  const sides = [width, height, image.style.get('width'), image.style.get('height')];
  return (
    sides.some((side) => side !== undefined && /^[0-3](\.\d+)?(px|pt)?$/.test(side)) ||
    hasClass(image, /^(c-avatar|avatar|an1-tracking)$/)
  );
}

/** Word and PowerPoint append that the text was generated, and other programs use the file's name. */
function plainAlt(alt: string, src: string): string {
  const text = cleanText(alt)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /\.?\s*(Description automatically generated.*|AI-generated content may be incorrect\.?)$/i,
      '',
    );
  const path = src.startsWith(TOKEN) ? '' : src.slice(0, 300);
  return isFileName(text, path) ||
    /^(image|picture|graphic|img|unchecked|checked)\s*\d*$/i.test(text)
    ? ''
    : text.slice(0, 500);
}
