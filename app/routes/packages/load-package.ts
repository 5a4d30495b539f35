import { pageFile } from '#app/page-file.ts';
import packages from '#content/service-packages.yaml';
import type { PackagePage } from '#contract/pages/service-packages.ts';

const PAGES = import.meta.glob<PackagePage>('#content/pages/service-packages/*.yaml', {
  import: 'default',
});

/** A package as the list has it, with the copy of its page; null for a URL that is none's. */
export async function loadPackage(slug: string) {
  const item = packages.find((candidate) => candidate.slug === slug);
  const page = await pageFile(PAGES, slug);
  return item && page ? { item, page } : null;
}

export type LoadedPackage = NonNullable<Awaited<ReturnType<typeof loadPackage>>>;
