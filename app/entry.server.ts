/** What the server imports of the site. */
export type { RenderedPage } from './render-page.tsx';
export { openSite } from './site.ts';
