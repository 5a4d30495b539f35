export { ContentError } from '#domain/content/pack-files/index.ts';
export { readSite } from './brand.ts';
export { copySchemas, type SchemaOf } from './copy-schemas.ts';
export { leadsTo } from './empty-areas.ts';
export { adviceFor, inspect } from './inspect.ts';
export { loadChangedPack, loadPack } from './load-pack.ts';
export { packFingerprint } from './pack-fingerprint.ts';
export { ownIcons } from './pack-icons.ts';
export { type PackMedia, packMedia } from './pack-media.ts';
export { type AnnouncePictures, pictureOf, preparePictures } from './pack-pictures.ts';
export { storedDays } from './pack-rows.ts';
export type { SiteModules } from './site-modules.ts';
export { storePack } from './store-pack.ts';
export { storedModules } from './stored-modules.ts';

/** Loaded when needed, because a start needs no schemas. */
export const loadEntrySchemas = () => import('./entry-schema.ts');

/** As `loadEntrySchemas`. */
export const loadInspectionFacts = () => import('./inspection-facts.ts');
