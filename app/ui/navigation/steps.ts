import type { LocalizedPack } from '#app/pack.ts';
export interface Crumb {
  title: string;
  /** Left out where the step has no page of its own. */
  href?: string;
  /** Of the title, where it is not the page's. */
  lang?: string | undefined;
}

/** All the steps: from the home page to the page itself, which comes last. */
export const stepsOf = (pack: LocalizedPack, breadcrumbs: readonly Crumb[]): Crumb[] => [
  { title: pack.locale.t('Home'), href: pack.href('/') },
  ...breadcrumbs.map(({ href, ...crumb }) =>
    href === undefined ? crumb : { ...crumb, href: pack.href(href) },
  ),
];
