import { closingNarrow } from '#artwork/closing.ts';
import { mark, markLight } from '#artwork/mark.ts';
import { escaped, typographic } from '#artwork/typeset/words.ts';
import type { Paper } from './paper.ts';

export interface Brand {
  readonly name: string;
  readonly tagline: string;
  readonly email: string;
}

function words(text: string): string {
  return escaped(typographic(text));
}

function cover(paper: Paper, brand: Brand): string {
  const { title, subtitle, author } = paper;
  const drawing = Buffer.from(paper.cover).toString('base64');
  return `<header class="cover">
    <p class="brand">${mark('cover-mark')}${words(brand.name)}<span>White paper</span></p>
    <h1>${words(title)}</h1>
    <p class="subtitle">${words(subtitle)}</p>
    <p class="author"><strong>${words(author.name)}</strong><br>${words(author.role)}</p>
    <img alt="${words(paper.coverAlt)}" src="data:image/svg+xml;base64,${drawing}">
  </header>`;
}

function contents({ headings }: Paper, pages: ReadonlyMap<string, number>): string {
  const lines = headings.map(({ id, depth, text }) => {
    const page = pages.get(id) ?? '';
    return `<li class="depth-${depth}"><a href="#${id}"><span>${escaped(text)}</span><b>${page}</b></a></li>`;
  });
  return `<nav><h2>Contents</h2><ul>${lines.join('')}</ul></nav>`;
}

function backCover({ name, tagline, email }: Brand): string {
  return `<footer class="back"><p class="brand">${markLight('back-mark')}${words(name)}</p>
    <p>${words(tagline)}</p><p><a href="mailto:${email}">${email}</a></p>
    <div aria-hidden="true">${closingNarrow('back')}</div></footer>`;
}

/** @param pages page numbers of the headings by id; empty if they are not known yet */
export function printPage(
  paper: Paper,
  brand: Brand,
  style: string,
  pages: ReadonlyMap<string, number>,
): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <title>${words(paper.title)}</title><style>${style}</style></head>
    <body>${cover(paper, brand)}${contents(paper, pages)}
    <main>${paper.text}</main>${backCover(brand)}</body></html>`;
}
