/** Whether the files of the service packages agree: the list, a page for each, and the index. */
import type { ServicePackage } from '#contract/collections.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import type { PackagePage } from '#contract/pages/service-packages.ts';
import type { FieldMistake } from './yaml-lines.ts';

const LIST = 'service-packages.yaml';
const INDEX = 'pages/service-packages.yaml';
const PAGE = /^pages\/service-packages\/([a-z0-9-]+)\.yaml$/;

/**
 * What one file says against another. A file with mistakes of its own is not asked.
 * @param files path below the content folder to what was read, nothing where that went wrong
 */
export function packageProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  const list = files.get(LIST) as ServicePackage[] | undefined;
  if (!list) return [];
  const listed = new Set(list.map(({ slug }) => slug));
  const index = files.get(INDEX) as PageCopy['service-packages'] | undefined;
  return [
    ...listProblems(list, files),
    ...[...files].flatMap(([file, page]) => {
      const slug = PAGE.exec(file)?.[1];
      return slug ? pageProblems(file, slug, page as PackagePage | undefined, listed) : [];
    }),
    ...(index ? [...goalProblems(index, listed), ...contentProblems(index)] : []),
  ];
}

function listProblems(list: ServicePackage[], files: ReadonlyMap<string, unknown>) {
  const problem = (position: number, message: string): FieldMistake => ({
    file: LIST,
    path: [position, 'slug'],
    message,
  });
  return list.flatMap(({ slug }, position) => {
    if (list.findIndex((other) => other.slug === slug) < position) {
      return [problem(position, `${slug} is there twice`)];
    }
    const page = `pages/service-packages/${slug}.yaml`;
    return files.has(page) ? [] : [problem(position, `${page} is missing`)];
  });
}

function pageProblems(
  file: string,
  own: string,
  page: PackagePage | undefined,
  listed: ReadonlySet<string>,
): FieldMistake[] {
  const strange = listed.has(own) ? [] : [{ file, path: [], message: `${LIST} has no ${own}` }];
  const others = page?.goesWith ?? [];
  const mistakeOf = (slug: string, position: number): string | null => {
    if (!listed.has(slug)) return `${LIST} has no ${slug}`;
    if (slug === own) return 'is the package itself';
    return others.indexOf(slug) < position ? `${slug} is there twice` : null;
  };
  const mistaken = others.flatMap((slug, position) => {
    const message = mistakeOf(slug, position);
    return message === null ? [] : [{ file, path: ['goesWith', position], message }];
  });
  return [...strange, ...mistaken];
}

/** Each package stands under one goal, and only one. */
function goalProblems(index: PageCopy['service-packages'], listed: ReadonlySet<string>) {
  const seen = new Set<string>();
  const problems: FieldMistake[] = [];
  const add = (path: PropertyKey[], message: string) =>
    problems.push({ file: INDEX, path: ['goals', 'items', ...path], message });
  const ids = index.goals.items.map(({ id }) => id);
  for (const [goal, { id, packages }] of index.goals.items.entries()) {
    if (ids.indexOf(id) < goal) add([goal, 'id'], `${id} is there twice`);
    for (const [position, { slug }] of packages.entries()) {
      const path = [goal, 'packages', position, 'slug'];
      if (!listed.has(slug)) add(path, `${LIST} has no ${slug}`);
      else if (seen.has(slug)) add(path, `${slug} stands under a goal already`);
      seen.add(slug);
    }
  }
  for (const slug of listed) if (!seen.has(slug)) add([], `${slug} stands under no goal`);
  return problems;
}

/** What a package contains has a column in the table. */
function contentProblems({ goals, table }: PageCopy['service-packages']): FieldMistake[] {
  const columns = new Set(table.contents.map(({ id }) => id));
  return goals.items.flatMap(({ packages }, goal) =>
    packages.flatMap(({ contains }, item) =>
      contains.flatMap((id, position) => {
        const path = ['goals', 'items', goal, 'packages', item, 'contains', position];
        return columns.has(id)
          ? []
          : [{ file: INDEX, path, message: `table.contents has no ${id}` }];
      }),
    ),
  );
}
