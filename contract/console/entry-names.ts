/** Names and limits of entries, separate from the schemas so that scripts do not load zod. */

/** Kinds of entries in the order of the console, with their labels. */
export const ENTRY_KINDS = {
  page: { one: 'Page', many: 'Pages' },
  post: { one: 'Post', many: 'Posts' },
  story: { one: 'Story', many: 'Stories' },
  session: { one: 'Session', many: 'Sessions' },
  paper: { one: 'White paper', many: 'White papers' },
  job: { one: 'Job', many: 'Jobs' },
  event: { one: 'Event', many: 'Events' },
  training: { one: 'Training', many: 'Trainings' },
  'plain-page': { one: 'Plain page', many: 'Plain pages' },
  solution: { one: 'Solution', many: 'Solutions' },
  package: { one: 'Service package', many: 'Service packages' },
  'customer-story': { one: 'Customer story', many: 'Customer stories' },
  shared: { one: 'Shared copy', many: 'Shared copy' },
  list: { one: 'List', many: 'Lists' },
  mail: { one: 'Emails and console', many: 'Emails and console' },
  brand: { one: 'Brand', many: 'Brand' },
  translation: { one: 'Translation', many: 'Translations' },
} as const;
export type EntryKind = keyof typeof ENTRY_KINDS;

/** Kinds of which editors can add and delete entries. */
export const CREATABLE_KINDS = [
  'post',
  'story',
  'session',
  'paper',
  'job',
  'event',
  'training',
  'plain-page',
  'solution',
  'package',
  'customer-story',
] as const satisfies readonly EntryKind[];
export type CreatableKind = (typeof CREATABLE_KINDS)[number];

/** Why a version was made. */
export const VERSION_REASONS = [
  /** Read from the content folder. */
  'file',
  /** Read from the export of another site. */
  'imported',
  /** The content folder's change and the console's, merged. */
  'merged',
  'published',
  'scheduled',
  'restored',
  'undone',
  'resolved',
  /** For a link that shows a draft. */
  'shared',
] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

export const PUBLICATION_STATES = ['pending', 'done', 'canceled', 'failed'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** Characters after which search engines usually cut a text. */
export const SEARCH_LENGTHS = { title: 60, description: 160 } as const;

export const ENTRY_LIMITS = {
  /** Characters of a file's path. */
  file: 200,
  /** Characters of an entry's source. */
  source: 400_000,
  /** Versions that are kept of an entry, besides the published one and the folder's. */
  versions: 200,
  /** Publications that may be pending. */
  pending: 500,
  /** Entries in one answer of a list. */
  page: 200,
  search: 100,
  shareLinks: 20,
  /** Milliseconds for which a link to a draft works. */
  shareLifetime: 7 * 86_400_000,
  /** Milliseconds after which someone counts as gone, longer than a hidden tab is throttled. */
  viewerLifetime: 120_000,
  /** Milliseconds for which a deleted entry stays in the bin. */
  binLifetime: 30 * 86_400_000,
} as const;
