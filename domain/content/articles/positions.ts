/** Where the articles that are out end, in the lists by kind and tag. */
import type { ArticleKind } from '#contract/articles.ts';
import type { Db } from '#db/schema.ts';

/** Numbers ascend with the day of publication: this one and all below it are out. */
export async function newestArticle(db: Db, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface List {
  kind: ArticleKind;
  /** Empty for all. */
  tag: string;
}

export function placesOf(db: Db, { kind, tag }: List) {
  return db
    .selectFrom('article_places')
    .where('article_places.kind', '=', kind)
    .where('article_places.tag', '=', tag);
}

/** Where the newest one stands that is out: one less than there are. */
export async function lastPosition(db: Db, { newest, ...list }: List & { newest: number }) {
  const last = await placesOf(db, list)
    .select('position')
    .where('article_id', '<=', newest)
    .orderBy('article_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.position;
}
