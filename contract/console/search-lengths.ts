/** Characters after which search engines usually cut a text. */
export const SEARCH_LENGTHS = { title: 60, description: 160 } as const;
