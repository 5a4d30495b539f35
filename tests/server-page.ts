/** A page as the server sends it, before any script: what its readers find in it. */
import { type HTMLElement, parse } from 'node-html-parser';

const HEADINGS = 'h1, h2, h3';

const NEW_TAB = / ?\(opens in a new tab\)$/;

/** White space as people see it. */
const textOf = (element: HTMLElement | null) => (element?.text ?? '').replace(/\s+/g, ' ').trim();

export async function serverPage(origin: string, path: string) {
  const response = await fetch(origin + path);
  const html = await response.text();
  const root = parse(html);
  const main = root.querySelector('main') ?? root;
  for (const element of main.querySelectorAll('script, style, template, link')) element.remove();
  const meta = (name: string) =>
    root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
    '';

  /** The part of the page that a heading opens. */
  function partOf(heading: string): HTMLElement {
    const found = main.querySelectorAll(HEADINGS).find((element) => textOf(element) === heading);
    const part = found?.closest('section') ?? found?.parentNode;
    if (!part) throw new Error(`${path} has no heading "${heading}"`);
    return part;
  }

  /** A navigation of this name: its URLs, and the one that is marked as current. */
  function list(name: string) {
    const found = main.querySelectorAll('nav').find((element) => {
      const id = element.getAttribute('aria-labelledby');
      const label = main.querySelectorAll('[id]').find((candidate) => candidate.id === id);
      return (element.getAttribute('aria-label') ?? textOf(label ?? null)) === name;
    });
    if (!found) throw new Error(`${path} has no navigation "${name}"`);
    const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';
    return {
      hrefs: found.querySelectorAll('a').map(hrefOf),
      current: found.querySelectorAll('a[aria-current=page]').map(hrefOf),
    };
  }

  return {
    status: response.status,
    html,
    title: textOf(root.querySelector('title')),
    description: meta('description'),
    keywords: meta('keywords'),
    shared: [meta('og:title'), meta('og:description'), meta('og:image')],
    canonical: root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    text: textOf(main),
    h1: main.querySelectorAll('h1').map(textOf),
    headings: main.querySelectorAll(HEADINGS).map(textOf),
    /** Words of each step of the breadcrumb. */
    breadcrumb: (main.querySelector('nav[aria-label=Breadcrumb]')?.querySelectorAll('li') ?? [])
      .map(textOf)
      .filter(Boolean),
    /** `text → address` of every link, without what is said of a new tab. */
    links: main
      .querySelectorAll('a[href]')
      .map((link) => `${textOf(link).replace(NEW_TAB, '')} → ${link.getAttribute('href')}`),
    buttons: main.querySelectorAll('button').map(textOf),
    fields: main.querySelectorAll('input, textarea').map((field) => field.getAttribute('name')),
    ids: main.querySelectorAll('[id]').map((element) => element.id),
    /** Moments that the page shows, as it tells programs of them. */
    times: main.querySelectorAll('time').map((time) => time.getAttribute('datetime')),
    /** How many elements match in the part that a heading opens. */
    count: (heading: string, selector: string) => partOf(heading).querySelectorAll(selector).length,
    list,
    textUnder: (heading: string) => textOf(partOf(heading)),
  };
}
