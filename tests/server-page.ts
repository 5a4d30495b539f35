/** The content of a page as the server sends it, before any script. */
import { HTMLElement, type Node, parse } from 'node-html-parser';

const HEADINGS = 'h1, h2, h3';

const NEW_TAB = / ?\(opens in a new tab\)$/;

/** Elements whose content is not displayed. */
const UNREAD = /^(SCRIPT|STYLE|TEMPLATE)$/;

function rawText(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.text;
  if (node.tagName === 'BR') return ' ';
  return UNREAD.test(node.tagName) ? '' : node.childNodes.map(rawText).join('');
}

/** Collapses whitespace as browsers display it. */
export const textOf = (element: HTMLElement | null) =>
  (element ? rawText(element) : '').replace(/\s+/g, ' ').trim();

export async function serverPage(origin: string, path: string) {
  const response = await fetch(origin + path);
  const html = await response.text();
  return { status: response.status, html, ...readPage(parse(html)) };
}

/** The visible content of a page. */
export function readPage(root: HTMLElement) {
  const main = root.querySelector('main') ?? root;

  /** The part of the page under a heading. */
  function partOf(heading: string): HTMLElement {
    const match = main.querySelectorAll(HEADINGS).find((element) => textOf(element) === heading);
    const part = match?.closest('section') ?? match?.parentNode;
    if (!part) throw new Error(`there is no heading "${heading}"`);
    return part;
  }

  /** A navigation with this name: its URLs, and the current one. */
  function list(name: string) {
    const match = main.querySelectorAll('nav').find((element) => {
      const id = element.getAttribute('aria-labelledby');
      const label = main.querySelectorAll('[id]').find((candidate) => candidate.id === id);
      return (element.getAttribute('aria-label') ?? textOf(label ?? null)) === name;
    });
    if (!match) throw new Error(`there is no navigation "${name}"`);
    const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';
    return {
      hrefs: match.querySelectorAll('a').map(hrefOf),
      current: match.querySelectorAll('a[aria-current=page]').map(hrefOf),
    };
  }

  return {
    canonical: root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    text: textOf(main),
    h1: main.querySelectorAll('h1').map(textOf),
    headings: main.querySelectorAll(HEADINGS).map(textOf),
    /** Texts of the breadcrumb's steps. */
    breadcrumb: (
      main.querySelector('nav:has(> ol > li > [aria-current=page])')?.querySelectorAll('li') ?? []
    )
      .map(textOf)
      .filter(Boolean),
    /** `text → address` of every link, without the hint about a new tab. */
    links: main
      .querySelectorAll('a[href]')
      .map((link) => `${textOf(link).replace(NEW_TAB, '')} → ${link.getAttribute('href')}`),
    buttons: main.querySelectorAll('button').map(textOf),
    fields: main.querySelectorAll('input, textarea').map((field) => field.getAttribute('name')),
    ids: main.querySelectorAll('[id]').map((element) => element.id),
    /** `datetime` values of the page's times. */
    times: main.querySelectorAll('time').map((time) => time.getAttribute('datetime')),
    /** The number of matching elements in the part under a heading. */
    count: (heading: string, selector: string) => partOf(heading).querySelectorAll(selector).length,
    list,
  };
}
