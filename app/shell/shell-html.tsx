/** Header and footer as HTML: most pages have the same, so React makes each of them once. */
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { FirstScreen } from '#app/styles/first-screen.ts';
import site from '#content/site.yaml';
import { FooterContent } from './footer/footer.tsx';
import { HeaderContent } from './header/header.tsx';
import { isForJobSeekers } from './header/header-action.tsx';
import { isCurrent } from './is-current.ts';

/** What is within the elements of header and footer. */
export interface ShellHtml {
  header: string;
  footer: string;
  /** What the header is made of: each page shows it first. */
  headerScreen: FirstScreen;
}

/** A page marks the link to itself, or to what it lies below: there are about as many as links. */
const MAX_MADE = 200;

const made = new LRUCache<string, ShellHtml>({ max: MAX_MADE });

const { header, footer } = site.menus;
const groups = [...header, ...footer];
const LINKS = new Set(
  groups.flatMap((entry) => ('items' in entry ? entry.items : entry)).map(({ href }) => href),
);

/** @param pathname of the page: links to it and to what it lies below are marked */
export function shellHtml(pathname: string): ShellHtml {
  const marked = [...LINKS].filter((href) => isCurrent(pathname, href));
  // The footer says which year it is.
  const key = [new Date().getFullYear(), isForJobSeekers(pathname), ...marked].join(' ');
  const before = made.get(key);
  if (before) return before;
  const headerScreen = new FirstScreen();
  const html = {
    headerScreen,
    header: headerScreen.during(() => renderToString(<HeaderContent pathname={pathname} />)),
    footer: renderToString(<FooterContent pathname={pathname} />),
  };
  made.set(key, html);
  return html;
}
