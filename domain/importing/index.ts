export { Downloads } from './download.ts';
export { statOf } from './file-kinds.ts';
export { openGhostExport } from './ghost/ghost-source.ts';
export { importPosts } from './import-posts.ts';
export {
  type ImportReport,
  jsonOf,
  markdownReportOf,
  type PostReport,
  summaryOf,
} from './import-report.ts';
export { openMarkdownFolder } from './markdown/folder-source.ts';
export { IMPORT_KINDS, type ImportKind, readSiteFacts } from './site-facts.ts';
export type { SourceOptions } from './source-options.ts';
export { ImportError, type PostSource } from './source-post.ts';
export { openWordpressExport } from './wordpress/wordpress-source.ts';
