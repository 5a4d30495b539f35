import type { LocalizedPack } from '#app/pack.ts';

/** A package as the list has it, with the copy of its page; null for a URL that is none's. */
export function loadPackage(pack: LocalizedPack, slug: string) {
  const packages = pack.copy('service-packages');
  const item = packages.find((candidate) => candidate.slug === slug);
  const page = pack.pages('service-packages').get(slug);
  return item && page ? { item, page } : null;
}

export type LoadedPackage = NonNullable<ReturnType<typeof loadPackage>>;
