/** Whether the items that an article names as related are there. */
import type { NewArticle } from '#domain/content/articles/index.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { ARTICLE_FOLDERS } from './pack-files.ts';

export function relatedProblems(articles: readonly NewArticle[]): ContentProblem[] {
  const known = new Set(articles.map(({ kind, slug }) => `${kind}/${slug}`));
  return articles.flatMap(({ kind, slug, related, source }) => {
    const folder = ARTICLE_FOLDERS[kind as keyof typeof ARTICLE_FOLDERS];
    const line = 1 + source.split('\n').findIndex((text) => text.startsWith('related:'));
    return (JSON.parse(related) as string[]).flatMap((name) => {
      const place = { file: `${folder}/${slug}.md`, line, field: 'related' };
      if (name === slug) return { ...place, message: 'names the file itself' };
      return known.has(`${kind}/${name}`)
        ? []
        : { ...place, message: `${folder}/${name}.md is missing` };
    });
  });
}
