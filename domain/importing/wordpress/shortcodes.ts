/** Resolves the shortcodes of WordPress: captions, galleries, embeds. Others are dropped. */
import { videoUrl } from '#domain/importing/embeds.ts';
import { attributesIn, escapeHtml, withLineFeeds } from '#domain/importing/markup.ts';
import type { PostNotes } from '#domain/importing/post-notes.ts';

/** HTML of the pictures with these ids of attachments. */
export type ResolveGallery = (ids: readonly string[]) => string;

interface Resolving {
  notes: PostNotes;
  gallery: ResolveGallery;
}

/** `[name text]`, `[/name]`, and `[[name]]`, which shows a shortcode. */
const SHORTCODE =
  /\[\[(?<shown>[^\]\n]{1,500})\]\]|\[(?<slash>\/?)(?<name>[a-z][\w-]{1,40})(?<text>(?:\s[^[\]]{0,2000})?)\/?\]/gi;

interface Found {
  index: number;
  code: string;
  name: string;
  text: string;
  isClosing: boolean;
  shown: string | undefined;
}

export function resolveWordpressShortcodes(text: string, { notes, gallery }: Resolving): string {
  const found = [...text.matchAll(SHORTCODE)].map(
    (match): Found => ({
      index: match.index,
      code: match[0],
      name: (match.groups?.name ?? '').toLowerCase(),
      text: match.groups?.text ?? '',
      isClosing: match.groups?.slash === '/',
      shown: match.groups?.shown,
    }),
  );
  const closed = new Set(found.filter(({ isClosing }) => isClosing).map(({ name }) => name));
  const closings = nextClosings(found);
  const result: string[] = [];
  let position = 0;
  let line = 1;
  for (let index = 0; index < found.length; index += 1) {
    const code = found[index] as Found;
    const before = text.slice(position, code.index);
    line += before.split('\n').length - 1;
    const closing = found[closings[index] ?? -1];
    const takesContent = closing !== undefined && TAKES_CONTENT.test(code.name);
    const start = code.index + code.code.length;
    const content = takesContent ? text.slice(start, closing.index) : '';
    const end = takesContent ? closing.index + closing.code.length : start;
    const whole = text.slice(code.index, end);
    const replacement = replacementFor(code, { content, closed, notes, gallery, line });
    result.push(before, withLineFeeds(whole, replacement));
    line += whole.split('\n').length - 1;
    position = end;
    if (takesContent) index = closings[index] as number;
  }
  return result.join('') + text.slice(position);
}

const TAKES_CONTENT = /^(caption|wp_caption|embed|video|audio|playlist|code|sourcecode)$/;

/** The closing code after each one, found from the end. */
function nextClosings(found: readonly Found[]): number[] {
  const next = new Map<string, number>();
  const closings = found.map(() => -1);
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const { name, isClosing } = found[index] as Found;
    if (isClosing) next.set(name, index);
    else closings[index] = next.get(name) ?? -1;
  }
  return closings;
}

interface Context extends Resolving {
  content: string;
  /** Names that are closed somewhere in the text. */
  closed: ReadonlySet<string>;
  line: number;
}

function replacementFor(code: Found, context: Context): string {
  const { name, text, isClosing, shown } = code;
  const { content, closed, notes, gallery, line } = context;
  if (shown !== undefined) return `[${shown}]`;
  const attributes = attributesIn(text);
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return isClosing ? '' : captionedPicture(content, attributes.caption);
    case 'gallery':
      return gallery(
        (attributes.ids ?? attributes.include ?? '').split(',').map((id) => id.trim()),
      );
    case 'embed':
      return isClosing ? '' : linkParagraph(content.trim());
    case 'youtube':
    case 'vimeo':
      return linkParagraph(attributes.id ?? attributes.url ?? text.replace(/^[=\s]+/, ''));
    case 'code':
    case 'sourcecode':
      if (content) return `<pre><code>${content}</code></pre>`;
      break;
    case 'video':
    case 'audio':
    case 'playlist':
      notes.drop(`a ${name}: ${attributes.src ?? attributes.mp4 ?? attributes.mp3 ?? ''}`, line);
      return '';
    default:
  }
  // `[sic]` is a text in brackets.
  const isShortcode = closed.has(name) || text.includes('=');
  if (!isShortcode && /[-_]/.test(name))
    notes.warn(`line ${line}: ${code.code} may be a shortcode`);
  if (!isShortcode) return code.code;
  if (!isClosing) notes.drop(`the shortcode ${name}`, line);
  return '';
}

/** A picture and the text after it, or the text of the attribute. */
function captionedPicture(content: string, caption?: string): string {
  const [, picture = '', rest = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content) ?? [];
  if (picture === '') return content;
  const text = rest.trim() || escapeHtml(caption ?? '');
  return `<figure>${picture}${text && `<figcaption>${text}</figcaption>`}</figure>`;
}

function linkParagraph(address: string): string {
  const url = videoUrl(address) ?? address;
  return /^https?:\/\/\S+$/.test(url)
    ? `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`
    : '';
}
