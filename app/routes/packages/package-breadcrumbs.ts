import type { LocalizedPack } from '#app/pack.ts';
import { PACKAGES_PAGE } from '#app/ui/package-card/package-facts.ts';

/** The steps to a package. */
export const breadcrumbsOf = (pack: LocalizedPack, { title }: { title: string }) => [
  { title: pack.copy('package-pages').breadcrumb, href: PACKAGES_PAGE },
  { title },
];
