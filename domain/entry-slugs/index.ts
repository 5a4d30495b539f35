export { entrySlug } from './entry-slug.ts';
