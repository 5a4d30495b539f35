import { data } from 'react-router';
import type { LocalizedPack } from '#app/pack.ts';
import { type Card, textCard } from '#app/routes/articles/load-list.ts';
import { textPathsOf } from '#app/routes/articles/text-paths.ts';
import { isProblem } from '#contract/problem.ts';
import type { ContentApi } from '#contract/public-api.ts';

/** Somebody who is not there is a page of its own; what cannot be had now can be tried again. */
export async function loadAuthor(pack: LocalizedPack, api: ContentApi, slug: string) {
  try {
    const { articles, ...author } = await api.getAuthor(slug);
    const cards = articles.map(
      (article): Card => ({
        ...textCard(article),
        path: textPathsOf(pack)[article.kind],
      }),
    );
    return data({ found: { author, cards }, status: 200 });
  } catch (error) {
    const status = isProblem(error) && error.status === 404 ? 404 : 503;
    return data({ found: null, status }, { status });
  }
}
