/** First parts of the paths of URLs that the server answers besides pages. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'api',
  'application',
  'assets',
  'healthz',
  'icons',
  'media',
  'metrics',
  'papers',
  'readyz',
  'sessions',
  'share',
  'ui',
]);
