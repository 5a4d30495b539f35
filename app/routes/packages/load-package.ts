import packages from '#content/service-packages.yaml';
import type { PackagePage } from '#contract/pages/service-packages.ts';

/** A chunk for each package, so that a visitor fetches the words of the page they read. */
const PAGES = import.meta.glob<PackagePage>('#content/pages/service-packages/*.yaml', {
  import: 'default',
});
const FILE = /([a-z0-9-]+)\.yaml$/;
const bySlug = new Map(
  Object.entries(PAGES).map(([file, load]) => [FILE.exec(file)?.[1] ?? file, load]),
);

/** A package as the list has it, with the copy of its page; null for an address that is none's. */
export async function loadPackage(slug: string) {
  const item = packages.find((candidate) => candidate.slug === slug);
  const page = await bySlug.get(slug)?.();
  return item && page ? { item, page } : null;
}

export type LoadedPackage = NonNullable<Awaited<ReturnType<typeof loadPackage>>>;
