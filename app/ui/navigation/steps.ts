import type { LocalizedPack } from '#app/pack.ts';
export interface Crumb {
  title: string;
  /** Omitted for a step without its own page. */
  href?: string;
  /** Language of the title, if it differs from the page's. */
  lang?: string | undefined;
}

/** All steps, from the home page to the page itself. */
export const stepsOf = (pack: LocalizedPack, breadcrumbs: readonly Crumb[]): Crumb[] => [
  { title: pack.locale.t('Home'), href: pack.href('/') },
  ...breadcrumbs.map(({ href, ...crumb }) =>
    href === undefined ? crumb : { ...crumb, href: pack.href(href) },
  ),
];
