/** Packs of other companies, made from the tests' pack: with little to say, or with other counts. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { PAGE_SECTIONS, type PageSection, sectionedPageOf } from '#contract/page-sections.ts';

type Copy = Record<string, unknown>;

const read = (folder: string, file: string): unknown =>
  parse(readFileSync(join(folder, file), 'utf8'));
const write = (folder: string, file: string, copy: unknown) =>
  writeFileSync(join(folder, file), stringify(copy));

/** Files of pages that consist of sections. */
const sectionedFiles = (folder: string): string[] =>
  readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
    .map((name) => `pages/${name}`)
    .filter((file) => sectionedPageOf(file) !== undefined);

/** What packages contain is compared with its table, so its texts exist even if they are not shown. */
const INDEX = 'pages/service-packages.yaml';

/** The copy of a page without the texts of some sections, and without a list of sections. */
export function withoutSections(
  file: string,
  copy: Copy,
  isLeftOut: (section: PageSection) => boolean,
): Copy {
  const page = sectionedPageOf(file);
  if (!page) throw new Error(`${file} has no sections`);
  const { sections: _, ...others } = structuredClone(copy);
  const sections: readonly PageSection[] = PAGE_SECTIONS[page];
  const isWritten = ({ id }: PageSection) => file === INDEX && ['goals', 'table'].includes(id);
  const absent = sections.filter((section) => isLeftOut(section) && !isWritten(section));
  for (const { id, copy: path = id } of absent) {
    const steps = path.split('.');
    const key = steps.pop() ?? '';
    const parent = steps.reduce<Copy | undefined>(
      (value, step) => value?.[step] as Copy | undefined,
      others,
    );
    if (parent) delete parent[key];
  }
  return others;
}

/** The company has one solution, one package, no office, no partner, and no optional section. */
export function makeMinimal(folder: string): void {
  rmSync(join(folder, 'ne'), { recursive: true });
  rmSync(join(folder, 'pages/stories'), { recursive: true });
  keepFirst(folder, 'solutions.yaml', 'pages/solutions', ({ path }) => String(path).slice(1));
  keepFirst(folder, 'service-packages.yaml', 'pages/service-packages', ({ slug }) => String(slug));
  const packages = read(folder, 'service-packages.yaml') as { slug: string }[];
  const file = `pages/service-packages/${packages[0]?.slug}.yaml`;
  write(folder, file, { ...(read(folder, file) as Copy), relatedPackages: [] });
  keepComparedPackages(folder, new Set(packages.map(({ slug }) => slug)));
  for (const list of ['case-studies', 'partners', 'impact-stories']) {
    write(folder, `${list}.yaml`, []);
  }
  write(folder, 'testimonials.yaml', { customers: [], talents: [] });
  write(folder, 'site.yaml', { ...(read(folder, 'site.yaml') as Copy), offices: [] });
  for (const page of sectionedFiles(folder)) {
    const copy = read(folder, page) as Copy;
    write(
      folder,
      page,
      withoutSections(page, copy, ({ isOptional }) => isOptional),
    );
  }
}

function keepFirst(
  folder: string,
  list: string,
  pages: string,
  slugOf: (item: Copy) => string,
): void {
  const [first = {}, ...others] = read(folder, list) as Copy[];
  write(folder, list, [first]);
  for (const item of others) rmSync(join(folder, pages, `${slugOf(item)}.yaml`));
}

function keepComparedPackages(folder: string, slugs: ReadonlySet<string>): void {
  type Goal = { packages: { slug: string }[] };
  const index = read(folder, INDEX) as Copy & { goals: Copy & { items: Goal[] } };
  const items = index.goals.items
    .map((goal) => ({ ...goal, packages: goal.packages.filter(({ slug }) => slugs.has(slug)) }))
    .filter(({ packages }) => packages.length > 0);
  write(folder, INDEX, { ...index, goals: { ...index.goals, items } });
}

/** Lists whose items other files name, or whose length something else determines. */
const FIXED = new Set([
  'blocks',
  'claims',
  'facts',
  'lanes',
  'letters',
  'periods',
  'posts',
  'rows',
]);

/** Copy in which each list of cards, steps or other items has `count` of them. */
export function resized(copy: unknown, count: number, key = ''): unknown {
  if (Array.isArray(copy)) {
    const isList =
      copy.length > 1 && copy.every((item) => typeof item === 'object' && item !== null);
    const items = isList && !FIXED.has(key) ? repeated(copy, count) : copy;
    return items.map((item) => resized(item, count));
  }
  if (typeof copy !== 'object' || copy === null) return copy;
  const entries = Object.entries(copy).map(([name, value]) => [name, resized(value, count, name)]);
  return Object.fromEntries(entries);
}

/** Further items are copies with other names. */
const repeated = (items: readonly object[], count: number): object[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length] as Copy;
    const round = Math.floor(index / items.length);
    return round === 0 ? item : renamed(item, String(round + 1));
  });

const NAMES = ['title', 'name', 'label', 'slug', 'city', 'term'];

const renamed = (item: Copy, suffix: string): Copy =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      NAMES.includes(key) && typeof value === 'string' ? `${value} ${suffix}` : value,
    ]),
  );

/** Writes the pages of sections with `count` items in each of their lists. */
export function makeResized(folder: string, count: number): void {
  rmSync(join(folder, 'ne'), { recursive: true });
  for (const file of sectionedFiles(folder)) {
    if (file !== INDEX) write(folder, file, resized(read(folder, file), count));
  }
}
