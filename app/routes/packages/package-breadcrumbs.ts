import { PACKAGES_PAGE } from '#app/ui/package-card/package-facts.ts';
import copy from '#content/package-pages.yaml';

/** The steps to a package. */
export const breadcrumbsOf = ({ title }: { title: string }) => [
  { title: copy.breadcrumb, href: PACKAGES_PAGE },
  { title },
];
