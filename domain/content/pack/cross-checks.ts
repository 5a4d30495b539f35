/** Whether what the brand says of its country fits together. */
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import type { BlockCopy } from '#contract/block-copy.ts';
import type { CaseStudy } from '#contract/collections.ts';
import { PAGE_COPY } from '#contract/page-copy.ts';
import type { Site } from '#contract/site.ts';
import type { NewArticle } from '#domain/content/articles/index.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { ARTICLE_FOLDERS } from './pack-files.ts';
import { type FieldMistake, lineStarting } from './yaml-lines.ts';

const SITE = 'site.yaml';

/** @param files path below the content folder to what was read, nothing where that went wrong */
export function brandProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  const site = files.get(SITE) as Site | undefined;
  if (!site) return [];
  const { country, phonePrefix } = site;
  const problem = (path: string, message: string) => [{ file: SITE, path: [path], message }];
  if (!isSupportedCountry(country)) return problem('country', `${country} is no country`);
  const prefix = `+${getCountryCallingCode(country)}`;
  if (phonePrefix === prefix) return [];
  return problem('phonePrefix', `numbers in ${country} begin with ${prefix}`);
}

/** Whether the topics of the contact form differ, and those that pages name are there. */
const FORM = 'contact-form.yaml';

/**
 * Contradictions between files. A file with other mistakes is skipped.
 * @param files path below the content folder to what was read, nothing where that went wrong
 */
export function topicProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  const form = files.get(FORM) as BlockCopy['contact-form'] | undefined;
  if (!form) return [];
  const ids = form.topics.map(({ id }) => id);
  const repeated = ids.flatMap((id, position) =>
    ids.indexOf(id) < position
      ? [{ file: FORM, path: ['topics', position, 'id'], message: `${id} is there twice` }]
      : [],
  );
  const strange = [...files].flatMap(([file, copy]) => {
    const topic = (copy as { form?: { topic?: string } } | undefined)?.form?.topic;
    if (topic === undefined || ids.includes(topic)) return [];
    return [{ file, path: ['form', 'topic'], message: `${FORM} has no topic ${topic}` }];
  });
  return [...repeated, ...strange];
}

/** Whether customers' stories and their cards agree: each has the other. */
const CARDS = 'case-studies.yaml';
const STORY = /^pages\/stories\/([a-z0-9-]+)\.yaml$/;

/**
 * Contradictions between files. A file with other mistakes is skipped.
 * @param files path below the content folder to what was read, nothing where that went wrong
 */
export function storyProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  const cards = files.get(CARDS) as CaseStudy[] | undefined;
  if (!cards) return [];
  const slugs = [...files.keys()].flatMap((file) => STORY.exec(file)?.[1] ?? []);
  return [
    ...cards.flatMap(({ route }, position) =>
      slugs.includes(route.slice(1))
        ? []
        : [
            {
              file: CARDS,
              path: [position, 'route'],
              message: `pages/stories${route}.yaml is missing`,
            },
          ],
    ),
    ...slugs.flatMap((slug) => {
      const problem = (message: string) => ({
        file: `pages/stories/${slug}.yaml`,
        path: [],
        message,
      });
      return [
        ...(cards.some(({ route }) => route === `/${slug}`)
          ? []
          : [problem(`${CARDS} has no card that leads to /${slug}`)]),
        ...(slug in PAGE_COPY ? [problem(`another page is at /${slug}`)] : []),
      ];
    }),
  ];
}

/** Whether the items that an article names as related are there. */
export function relatedProblems(articles: readonly NewArticle[]): ContentProblem[] {
  const known = new Set(articles.map(({ kind, slug }) => `${kind}/${slug}`));
  return articles.flatMap(({ kind, slug, related, source }) => {
    const folder = ARTICLE_FOLDERS[kind as keyof typeof ARTICLE_FOLDERS];
    const line = lineStarting(source, 'related:');
    return (JSON.parse(related) as string[]).flatMap((name) => {
      const place = { file: `${folder}/${slug}.md`, line, field: 'related' };
      if (name === slug) return { ...place, message: 'names the file itself' };
      return known.has(`${kind}/${name}`)
        ? []
        : { ...place, message: `${folder}/${name}.md is missing` };
    });
  });
}
