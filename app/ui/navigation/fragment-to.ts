/** The URL of a part of this page: an id may hold what a URL may not. */
export const fragmentTo = (id: string) => `#${encodeURIComponent(id)}`;
