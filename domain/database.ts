/** The handle that every function of the domain takes first. */
export type { Db } from '#db/schema.ts';
