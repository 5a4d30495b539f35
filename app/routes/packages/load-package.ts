import { pagesIn } from '#app/page-file.ts';
import packages from '#content/service-packages.yaml';

const PAGES = pagesIn('service-packages');

/** A package as the list has it, with the copy of its page; null for a URL that is none's. */
export function loadPackage(slug: string) {
  const item = packages.find((candidate) => candidate.slug === slug);
  const page = PAGES.get(slug);
  return item && page ? { item, page } : null;
}

export type LoadedPackage = NonNullable<ReturnType<typeof loadPackage>>;
