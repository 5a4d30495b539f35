/** Players and other parts of a page that are not text. A video becomes a link, all else is dropped. */
import { type HtmlElement, type HtmlNode, makeElement } from '#domain/content/paste/index.ts';
import { type PostNotes, quoted } from './post-notes.ts';

/** Dropped without a note: they say nothing, or repeat something. */
const SILENT = new Set(
  'head title template noscript select textarea input datalist map'.split(' '),
);

const NAMES: Readonly<Record<string, string>> = {
  script: 'a script',
  style: 'a style sheet',
  svg: 'a drawing (SVG)',
  canvas: 'a canvas',
};

/** What takes the place of an element without text. */
export function replaceEmbed(element: HtmlElement, notes: PostNotes): HtmlNode[] {
  const { tag, attributes, line } = element;
  if (SILENT.has(tag)) return [];
  const src = attributes.src ?? attributes['data-src'] ?? attributes['data-lazy-src'] ?? '';
  if (tag === 'iframe' || tag === 'embed') {
    const url = videoUrl(src);
    if (url) {
      notes.drop(`a video player; its place has a link to ${url}`, line);
      return [videoLink(url, attributes.title)];
    }
    notes.drop(`an embedded page: ${src || 'without an address'}`, line);
    return [];
  }
  if (tag === 'video' || tag === 'audio') {
    notes.drop(`${tag === 'video' ? 'a video' : 'a recording'}: ${src || 'see the source'}`, line);
    return [];
  }
  notes.drop(NAMES[tag] ?? `<${tag}>`, line);
  return [];
}

export function videoLink(url: string, title = ''): HtmlElement {
  const host = url.includes('vimeo.com') ? 'Vimeo' : 'YouTube';
  const name = quoted(title);
  const label = name && !/^(youtube|vimeo|video)/i.test(name) ? name : `Video on ${host}`;
  return makeElement('p', [makeElement('a', [label], { href: url })]);
}

const YOUTUBE =
  /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|watch\?(?:.*&)?v=)|youtu\.be\/)([\w-]{6,20})/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/;

/** The page of a video at YouTube or Vimeo; undefined for any other URL. */
export function videoUrl(src: string): string | undefined {
  const rest = src
    .trim()
    .slice(0, 500)
    .replace(/^(?:https?:)?\/\//i, '');
  const youtube = YOUTUBE.exec(rest)?.[1];
  if (youtube && youtube !== 'videoseries') return `https://www.youtube.com/watch?v=${youtube}`;
  const vimeo = VIMEO.exec(rest)?.[1];
  return vimeo && `https://vimeo.com/${vimeo}`;
}
