/** Types with which other rooms pass the database on without importing `db/`. */
export type { ApplicantIndex, ArticleIndex, InboxIndex } from '#db/dialects/dialect.ts';
export type { Db } from '#db/schema.ts';
