/** Checks files of a pack against each other: topics, stories, related items, packages. */
import type { BlockCopy } from '#contract/block-copy.ts';
import type { CaseStudy, ServicePackage } from '#contract/collections.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';
import type { PackagePage } from '#contract/pages/service-packages.ts';
import type { StoryPage } from '#contract/pages/stories.ts';
import type { NewArticle } from '#domain/content/articles/index.ts';
import {
  type ContentProblem,
  existsInPack,
  type PackSource,
} from '#domain/content/pack-files/index.ts';
import { type FieldMistake, lineStarting } from './yaml-lines.ts';

const FORM = 'contact-form.yaml';

/**
 * Checks that the topics of the contact form are unique, and that the topics named by pages exist.
 * @param files copy by path below the content folder; undefined for an invalid file, which is
 *   skipped
 */
export function topicProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  const form = files.get(FORM) as BlockCopy['contact-form'] | undefined;
  if (!form) return [];
  const ids = form.topics.map(({ id }) => id);
  const repeated = ids.flatMap((id, position) =>
    ids.indexOf(id) < position
      ? [{ file: FORM, path: ['topics', position, 'id'], message: `${id} occurs twice` }]
      : [],
  );
  const unknown = [...files].flatMap(([file, copy]) => {
    const topic = (copy as { form?: { topic?: string } } | undefined)?.form?.topic;
    if (topic === undefined || ids.includes(topic)) return [];
    return [{ file, path: ['form', 'topic'], message: `${FORM} has no topic ${topic}` }];
  });
  return [...repeated, ...unknown];
}

const CARDS = 'case-studies.yaml';
const CUSTOMERS = 'pages/customers.yaml';

/**
 * Checks that the figures on cards are ones that the customer's or partner's story states.
 * @param files copy by path below the content folder; undefined for an invalid file, which is
 *   skipped
 */
export function figureProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  const cards = (files.get(CARDS) ?? []) as CaseStudy[];
  const partner = (files.get(CUSTOMERS) as PageCopy['customers'] | undefined)?.partner;
  const partnerSlug = partner?.link.href.split('/').at(-1);
  const figures = [
    ...cards.map(({ figure, route }, position) => {
      const story = `pages/stories${route}.yaml`;
      const stated = (files.get(story) as StoryPage | undefined)?.keyMetrics;
      return { file: CARDS, path: [position, 'figure', 'value'], figure, story, stated };
    }),
    ...[`pages/partner-stories/${partnerSlug}.yaml`].map((story) => {
      const stated = (files.get(story) as PartnerStory | undefined)?.infographic?.numbers;
      const path = ['partner', 'figure', 'value'];
      return { file: CUSTOMERS, path, figure: partner?.figure, story, stated };
    }),
  ];
  return figures.flatMap(({ file, path, figure, story, stated }) =>
    !figure || !stated || stated.some(({ value }) => value === figure.value)
      ? []
      : [{ file, path, message: `${story} doesn't have the figure ${figure.value}` }],
  );
}

/**
 * Checks that the items that articles name as related exist; invalid ones are reported already.
 * @param folders of each kind
 */
export function relatedProblems(
  contentDir: PackSource,
  articles: readonly NewArticle[],
  folders: Readonly<Partial<Record<string, string>>>,
): ContentProblem[] {
  return articles.flatMap(({ kind, slug, related, source }) => {
    const folder = folders[kind];
    const line = lineStarting(source, 'related:');
    return (JSON.parse(related) as string[]).flatMap((name) => {
      const position = { file: `${folder}/${slug}.md`, line, field: 'related' };
      if (name === slug) return { ...position, message: 'names the file itself' };
      const file = `${folder}/${name}.md`;
      return existsInPack(contentDir, file) ? [] : { ...position, message: `${file} is missing` };
    });
  });
}

const LIST = 'service-packages.yaml';
const INDEX = 'pages/service-packages.yaml';
const PAGE = /^pages\/service-packages\/([a-z0-9-]+)\.yaml$/;

/**
 * Checks that the list of service packages, their pages and their index agree.
 * @param files copy by path below the content folder; undefined for an invalid file, which is
 *   skipped
 */
export function packageProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  const list = files.get(LIST) as ServicePackage[] | undefined;
  if (!list) return [];
  const listedSlugs = new Set(list.map(({ slug }) => slug));
  const index = files.get(INDEX) as PageCopy['service-packages'] | undefined;
  return [
    ...listProblems(list, files),
    ...[...files].flatMap(([file, page]) => {
      const slug = PAGE.exec(file)?.[1];
      return slug ? pageProblems(file, slug, page as PackagePage | undefined, listedSlugs) : [];
    }),
    ...(index ? [...goalProblems(index, listedSlugs), ...contentProblems(index)] : []),
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
      return [problem(position, `${slug} occurs twice`)];
    }
    const page = `pages/service-packages/${slug}.yaml`;
    return files.has(page) ? [] : [problem(position, `${page} is missing`)];
  });
}

function pageProblems(
  file: string,
  pageSlug: string,
  page: PackagePage | undefined,
  listedSlugs: ReadonlySet<string>,
): FieldMistake[] {
  const unlisted = listedSlugs.has(pageSlug)
    ? []
    : [{ file, path: [], message: `${LIST} has no ${pageSlug}` }];
  const others = page?.relatedPackages ?? [];
  const mistakeOf = (slug: string, position: number): string | null => {
    if (!listedSlugs.has(slug)) return `${LIST} has no ${slug}`;
    if (slug === pageSlug) return 'is the package itself';
    return others.indexOf(slug) < position ? `${slug} occurs twice` : null;
  };
  const mistakes = others.flatMap((slug, position) => {
    const message = mistakeOf(slug, position);
    return message === null ? [] : [{ file, path: ['relatedPackages', position], message }];
  });
  return [...unlisted, ...mistakes];
}

/** Checks that each package is under exactly one goal. */
function goalProblems(index: PageCopy['service-packages'], listedSlugs: ReadonlySet<string>) {
  const placedSlugs = new Set<string>();
  const problems: FieldMistake[] = [];
  const add = (path: PropertyKey[], message: string) =>
    problems.push({ file: INDEX, path: ['goals', 'items', ...path], message });
  const ids = index.goals.items.map(({ id }) => id);
  for (const [goal, { id, packages }] of index.goals.items.entries()) {
    if (ids.indexOf(id) < goal) add([goal, 'id'], `${id} occurs twice`);
    for (const [position, { slug }] of packages.entries()) {
      const path = [goal, 'packages', position, 'slug'];
      if (!listedSlugs.has(slug)) add(path, `${LIST} has no ${slug}`);
      else if (placedSlugs.has(slug)) add(path, `${slug} is already under a goal`);
      placedSlugs.add(slug);
    }
  }
  for (const slug of listedSlugs)
    if (!placedSlugs.has(slug)) add([], `${slug} is not under any goal`);
  return problems;
}

/** Checks that everything that packages contain has a column in the table. */
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
