/** Header and footer as cached HTML, because most pages share them. */

import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LocaleContext } from '#app/language/use-locale.ts';
import { type LocalizedPack, perPack } from '#app/pack.ts';
import { PackContext } from '#app/pack-context.ts';
import { type StyleNames, styleNamesIn } from '#app/styles/first-screen.ts';
import { FooterContent } from './footer.tsx';
import { HeaderContent } from './header/header.tsx';
import { isForJobSeekers } from './header/header-action.tsx';
import { isCurrent } from './is-current.ts';

/** The content of the header and footer elements. */
export interface ShellHtml {
  header: string;
  footer: string;
  /** Names of the first screen's styles for the closed header. */
  headerNames: StyleNames;
}

/** Closed until the shared stylesheet has loaded, so the first screen needs no styles for it. */
const MENU_PANEL = /(?<=class="menu-panel">).*?(?=<\/div>)/gs;

/**
 * There are about as many variants as links, because each variant marks another link as current.
 */
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

/** @param pathname of the page: links to it and to its parents are marked */
export function shellHtml(pack: LocalizedPack, pathname: string): ShellHtml {
  const { links, cache } = shellOf(pack);
  const marked = [...links].filter((href) => isCurrent(pack, pathname, href));
  // The footer has the current year.
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
    headerNames: styleNamesIn(header.replaceAll(MENU_PANEL, '')),
    footer: render(<FooterContent pathname={pathname} />),
  };
  cache.set(key, html);
  return html;
}
