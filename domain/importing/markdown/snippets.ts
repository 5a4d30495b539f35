/** HTML and Markdown in place of tags and shortcodes. */
import { escapeHtml } from '#domain/importing/markup.ts';

/** A picture by itself, on one line so that Markdown reads it as one block of HTML. */
export function figureHtml(attributes: Readonly<Record<string, string | undefined>>): string {
  const { src = '', alt = '', caption = '', title = '' } = attributes;
  const text = caption || title;
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;
  const note = text && `<figcaption>${escapeHtml(text.replace(/<[^>]*>/g, ''))}</figcaption>`;
  return `<figure>${image}${note}</figure>`;
}

/** @param url a page at YouTube or Vimeo */
export const videoMarkdown = (url: string, title = '') =>
  `[${title.replace(/[[\]]/g, '') || `Video on ${url.includes('vimeo') ? 'Vimeo' : 'YouTube'}`}](${url})`;
