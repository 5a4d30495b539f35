/** Of what is read of one résumé. */
export const MOST_PAGES = 200;
/** In UTF-16 code units. */
export const MOST_CHARACTERS = 200_000;
