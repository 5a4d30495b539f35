import type { Writing } from '#app/structured-data/article.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { imageAddress } from '#app/structured-data/image-address.ts';
import { learningResource } from '#app/structured-data/learning-resource.ts';
import { isoMoment, spokenDuration } from '#app/structured-data/moments.ts';
import type { PageFacts, PagePlace, Thing } from '#app/structured-data/thing.ts';
import type { Article, Session } from '#contract/articles.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import { trailOf } from './piece-trail.ts';

interface Loaded<Piece> {
  found: { piece: Piece } | null;
}

/** What a text tells programs. */
export function textData(
  copy: ArticleCopy,
  path: string,
  page: PageFacts<Loaded<Article>>,
  build: (writing: Writing, place: PagePlace) => Thing,
): Thing[] {
  const piece = page.loaderData.found?.piece;
  if (!piece) return [];
  const { title, metaDescription, featuredImage, tags, publishDate, body } = piece;
  const description = metaDescription || copy.detail.description;
  const writing = { title, description, image: featuredImage, tags, published: publishDate, body };
  return [build(writing, page), breadcrumbList(trailOf(copy, path, piece), page)];
}

/** What a session tells programs: never where its film is, which is given for a name. */
export function sessionData(
  copy: ArticleCopy,
  path: string,
  page: PageFacts<Loaded<Session>>,
): Thing[] {
  const piece = page.loaderData.found?.piece;
  if (!piece) return [];
  const { title, metaDescription, featuredImage, date, duration, language } = piece;
  const trail = breadcrumbList(trailOf(copy, path, piece), page);
  const lesson = {
    name: title,
    description: metaDescription || copy.detail.description,
    image: imageAddress(featuredImage, page.origin),
    published: date ? isoMoment(date) : undefined,
    duration: spokenDuration(duration ?? ''),
    language,
  };
  return [learningResource(lesson, page), trail];
}
