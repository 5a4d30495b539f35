/** Header and footer as HTML: most pages have the same, so React makes each of them once. */

import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LocaleContext } from '#app/language/use-locale.ts';
import { type LocalizedPack, perPack } from '#app/pack.ts';
import { PackContext } from '#app/pack-context.ts';
import { type Names, namesIn } from '#app/styles/first-screen.ts';
import { FooterContent } from './footer.tsx';
import { HeaderContent } from './header/header.tsx';
import { isForJobSeekers } from './header/header-action.tsx';
import { isCurrent } from './is-current.ts';

/** What is within the elements of header and footer. */
export interface ShellHtml {
  header: string;
  footer: string;
  /** What each page shows of the header at first. */
  headerNames: Names;
}

/** Closed until it has its styles, which come with the sheet of all pages. */
const MENU_PANEL = /(?<=class="menu-panel">).*?(?=<\/div>)/gs;

/** A page marks the link to itself, or to what it lies below: there are about as many as links. */
const MAX_CACHED = 200;

const shellOf = perPack((pack) => {
  const { header, footer } = pack.copy('site').menus;
  const entries = [...header, ...footer].flatMap((entry) =>
    'items' in entry ? entry.items : entry,
  );
  return {
    links: new Set(entries.map(({ href }) => href)),
    cache: new LRUCache<string, ShellHtml>({ max: MAX_CACHED }),
  };
});

/** @param pathname of the page: links to it and to what it lies below are marked */
export function shellHtml(pack: LocalizedPack, pathname: string): ShellHtml {
  const { links, cache } = shellOf(pack);
  const marked = [...links].filter((href) => isCurrent(pack, pathname, href));
  // The footer says which year it is.
  const key = [new Date().getFullYear(), isForJobSeekers(pack, pathname), ...marked].join(' ');
  const cached = cache.get(key);
  if (cached) return cached;
  const render = (content: ReactNode) =>
    renderToString(
      <PackContext value={pack}>
        <LocaleContext value={pack.locale}>{content}</LocaleContext>
      </PackContext>,
    );
  const header = render(<HeaderContent pathname={pathname} />);
  const html = {
    header,
    headerNames: namesIn(header.replaceAll(MENU_PANEL, '')),
    footer: render(<FooterContent pathname={pathname} />),
  };
  cache.set(key, html);
  return html;
}
