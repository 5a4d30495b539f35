/** What those outside may know of the database: that there is one to hand on. */
export type { ApplicantIndex, ArticleIndex, EnquiryIndex } from '#db/dialects/dialect.ts';
export type { Db } from '#db/schema.ts';
