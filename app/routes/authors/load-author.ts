import { data } from 'react-router';
import { type Card, textCard } from '#app/routes/articles/load-list.ts';
import { TEXT_PATHS } from '#app/routes/articles/text-paths.ts';
import { isProblem } from '#contract/problem.ts';
import type { ContentApi } from '#contract/public-api.ts';

/** Somebody who is not there is a page of its own; what cannot be had now can be tried again. */
export async function loadAuthor(api: ContentApi, slug: string) {
  try {
    const { articles, ...author } = await api.getAuthor(slug);
    const cards = articles.map(
      (article): Card => ({
        ...textCard(article),
        path: TEXT_PATHS[article.kind],
      }),
    );
    return data({ found: { author, cards }, status: 200 });
  } catch (error) {
    const status = isProblem(error) && error.status === 404 ? 404 : 503;
    return data({ found: null, status }, { status });
  }
}
