import type { Columns } from '#app/ui/carousel/columns.ts';

/** One wide slide at a time, at every width. */
export const oneColumn: Columns = { from: 0, slides: 1, slide: {}, hidden: 'hidden' };
