import type { LocalizedPack } from '#app/pack.ts';
import { imageUrl } from '#app/share-picture.ts';
import type { ArticleFacts } from '#app/structured-data/article.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { JsonLdNode, PageFacts, PageLocation } from '#app/structured-data/json-ld-node.ts';
import { learningResource } from '#app/structured-data/learning-resource.ts';
import { isoMoment, parseDuration } from '#app/structured-data/moments.ts';
import type { Article, Session } from '#contract/articles.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';

interface Loaded<Entry> {
  loaded: { entry: Entry } | null;
}

export function entryJsonLd(
  copy: ArticleCopy,
  path: string,
  page: PageFacts<Loaded<Article>>,
  build: (writing: ArticleFacts, location: PageLocation) => JsonLdNode,
): JsonLdNode[] {
  const { pack } = page;
  const entry = page.loaderData.loaded?.entry;
  if (!entry) return [];
  const { title, metaDescription, featuredImage, tags, author, body } = entry;
  const description = metaDescription || copy.detail.description;
  const writing = {
    title,
    description,
    image: featuredImage,
    tags,
    author,
    body,
    published: momentOf(pack, entry.publishDate),
    modified: momentOf(pack, entry.changedAt),
  };
  return [build(writing, page), breadcrumbList(breadcrumbsOf(copy, path, entry), page)];
}

/** Other hosts of the API may omit a time. */
const momentOf = (pack: LocalizedPack, time: number | null) =>
  time ? isoMoment(pack, time) : undefined;

/** The JSON-LD of a session. It never contains the video's URL, which requires the gate form. */
export function sessionJsonLd(
  copy: ArticleCopy,
  path: string,
  page: PageFacts<Loaded<Session>>,
): JsonLdNode[] {
  const { pack } = page;
  const entry = page.loaderData.loaded?.entry;
  if (!entry) return [];
  const { title, metaDescription, featuredImage, date, duration, language } = entry;
  const breadcrumbs = breadcrumbList(breadcrumbsOf(copy, path, entry), page);
  const lesson = {
    name: title,
    description: metaDescription || copy.detail.description,
    image: imageUrl(featuredImage, page.origin),
    published: momentOf(pack, date),
    duration: parseDuration(duration ?? ''),
    language,
  };
  return [learningResource(lesson, page), breadcrumbs];
}

/** Breadcrumbs of an entry: its list, then its title. */
export const breadcrumbsOf = (
  { breadcrumb }: Pick<ArticleCopy, 'breadcrumb'>,
  path: string,
  { title }: { title: string },
) => [{ title: breadcrumb, href: path }, { title }];
