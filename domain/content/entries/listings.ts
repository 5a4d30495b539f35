/**
 * Lists in other entries that must have an item for each page of a folder: its card, its price, its
 * place in a comparison.
 */
import type { FieldPath } from '#contract/console/field-changes.ts';
import { applyChanges, mergeSources, parsedSource, valueIn } from '#domain/content/source/index.ts';

export interface Listing {
  /** What the items are, as the console names them. */
  label: string;
  /** The entry with the items. */
  file: string;
  /** Field of an item that names the page. */
  key: 'slug' | 'route' | 'path';
  /** Paths of the lists in the entry. */
  listsIn: (data: unknown) => FieldPath[];
}

const ROOT: FieldPath = [];

const LISTINGS: Readonly<Record<string, readonly Listing[]>> = {
  'pages/solutions': [
    { label: 'Card', file: 'solutions.yaml', key: 'path', listsIn: () => [ROOT] },
  ],
  'pages/service-packages': [
    { label: 'Card and price', file: 'service-packages.yaml', key: 'slug', listsIn: () => [ROOT] },
    {
      label: 'Place in the comparison',
      file: 'pages/service-packages.yaml',
      key: 'slug',
      listsIn: goalLists,
    },
  ],
  'pages/stories': [
    { label: 'Card', file: 'case-studies.yaml', key: 'route', listsIn: () => [ROOT] },
  ],
};

function goalLists(data: unknown): FieldPath[] {
  const goals = valueIn(data, ['goals', 'items']);
  return (Array.isArray(goals) ? goals : []).map((_, goal) => ['goals', 'items', goal, 'packages']);
}

const folderOf = (file: string) => file.replace(/\/[^/]*$/, '');
const slugOf = (page: string) => page.slice(folderOf(page).length + 1).replace(/\.yaml$/, '');

/** What the items of a page have in `key`. */
export const itemName = ({ key }: Listing, page: string): string =>
  key === 'slug' ? slugOf(page) : `/${slugOf(page)}`;

/** The lists that must have an item for a page; none for other entries. */
export const listingsOf = (page: string): readonly Listing[] => LISTINGS[folderOf(page)] ?? [];

/** The lists of an entry that must have an item for a page. */
export const listingsIn = (file: string, page: string): readonly Listing[] =>
  listingsOf(page).filter((listing) => listing.file === file);

/** Files of the pages that have an item in an entry. */
export function listedPages(file: string, source: string): string[] {
  return Object.entries(LISTINGS).flatMap(([folder, listings]) =>
    listings
      .filter((listing) => listing.file === file)
      .flatMap((listing) =>
        itemsIn(listing, source).map(({ name }) => `${folder}/${name.replace(/^\//, '')}.yaml`),
      ),
  );
}

/** Paths of the items of a page, in the order of the entry. */
export function itemPaths(listing: Listing, source: string, page: string): FieldPath[] {
  const ownName = itemName(listing, page);
  return itemsIn(listing, source)
    .filter(({ name }) => name === ownName)
    .map(({ path }) => path);
}

function itemsIn({ key, file, listsIn }: Listing, source: string) {
  const { data } = parsedSource(file, source);
  return listsIn(data).flatMap((list) => {
    const items = valueIn(data, list);
    return (Array.isArray(items) ? items : []).flatMap((item, index) => {
      const name = valueIn(item, [key]);
      return typeof name === 'string' ? [{ name, path: [...list, index] }] : [];
    });
  });
}

/** An entry without its items of a page. */
export function withoutItems(listing: Listing, source: string, page: string): string {
  // From the end, so that the positions of the others stay.
  const changes = itemPaths(listing, source, page)
    .reverse()
    .map((path) => ({
      op: 'remove' as const,
      path: path.slice(0, -1),
      index: Number(path.at(-1)),
    }));
  return applyChanges(listing.file, source, changes);
}

/**
 * An entry with the items that another version of it has for a page, and nothing else of that
 * version.
 */
export function withItems(
  listing: Listing,
  source: string,
  { from, page }: { from: string; page: string },
): string {
  const [present] = itemPaths(listing, source, page);
  if (present) return source;
  return mergeSources(listing.file, withoutItems(listing, from, page), from, source).text;
}
