/** Which files of a pack are entries, and of which kind. */

import type { CreatableKind, EntryKind } from '#contract/console/entry-names.ts';
import { isTranslationFolder } from '#contract/languages.ts';
import { hubName, pathOfPage, ROOT_FOLDERS } from '#contract/page-paths.ts';
import type { Site } from '#contract/site.ts';
import {
  ARTICLE_FOLDERS,
  entryPages,
  FOCUS_FILE,
  JOB_FOLDER,
  leftOutOf,
  PAPER_SOURCES,
  type PackSource,
  packTree,
} from '#domain/content/pack-files/index.ts';

/** Folders whose files all are entries of one kind. The pack names the folder of stories. */
export const KIND_FOLDERS = {
  post: ARTICLE_FOLDERS.blogs,
  session: ARTICLE_FOLDERS['learning-hubs'],
  paper: ARTICLE_FOLDERS.whitepapers,
  job: JOB_FOLDER,
  event: 'events',
  training: 'trainings',
  'plain-page': 'pages/plain',
  solution: 'pages/solutions',
  package: 'pages/service-packages',
  'customer-story': 'pages/stories',
} as const satisfies Record<Exclude<CreatableKind, 'story'>, string>;

/**
 * The kind in the database: the previous version of the program does not know all kinds, and its
 * console could not list these entries.
 */
export const storedKindOf = (file: string): EntryKind => {
  const kind = kindOf(file);
  return isStoredAsPage(kind) ? 'page' : kind;
};

/** Kinds whose entries are pages in the database; the folder tells them apart. */
export const STORED_AS_PAGES = ['plain-page', 'solution'] as const satisfies CreatableKind[];

const isStoredAsPage = (kind: EntryKind) => STORED_AS_PAGES.some((other) => other === kind);

const FOLDER_KINDS = new Map<string, EntryKind>([
  ...Object.entries(KIND_FOLDERS).map(([kind, folder]) => [folder, kind as EntryKind] as const),
  ['pages', 'page'],
  ['pages/partner-stories', 'customer-story'],
]);

const FILE_KINDS = new Map<string, EntryKind>([
  ['site.yaml', 'brand'],
  ['theme.css', 'brand'],
  ['art.yaml', 'brand'],
  ['claims.yaml', 'brand'],
  ['partners.yaml', 'brand'],
  ['authors.yaml', 'list'],
  ['mails.yaml', 'mail'],
  ['console.yaml', 'mail'],
  ['case-studies.yaml', 'list'],
  ['impact-stories.yaml', 'list'],
  ['service-packages.yaml', 'list'],
  ['solutions.yaml', 'list'],
  ['testimonials.yaml', 'list'],
]);

export function kindOf(file: string): EntryKind {
  const [first = ''] = file.split('/');
  if (isTranslationFolder(first)) return 'translation';
  const folder = file.replace(/\/?[^/]*$/, '');
  if (file.endsWith('.yaml') && Object.values<string>(LIST_FOLDERS).includes(folder)) return 'list';
  const kind = FILE_KINDS.get(file) ?? FOLDER_KINDS.get(folder);
  return kind ?? (STORY_FILE.test(file) ? 'story' : 'shared');
}

/** Markdown in a folder of no other kind is a story, because that folder has the name of the hub. */
const STORY_FILE = /^[a-z\d-]+\/[^/]+\.md$/;

/** Folders of Markdown entries, in which YAML files are lists, such as categories. */
const LIST_FOLDERS = {
  jobs: JOB_FOLDER,
  events: KIND_FOLDERS.event,
  trainings: KIND_FOLDERS.training,
} as const;

export function fileOf(kind: CreatableKind, slug: string, site: Pick<Site, 'hub'>): string {
  const folder = kind === 'story' ? hubName(site) : KIND_FOLDERS[kind];
  return `${folder}/${slug}.${folder.startsWith('pages/') ? 'yaml' : 'md'}`;
}

/** The texts of a pack that are entries: paths below the content folder, sorted. */
export function entryFiles(source: PackSource): string[] {
  const leftOut = leftOutOf(source);
  return packTree(source).files.filter((file) => isEntryFile(file) && !leftOut.hasFile(file));
}

function isEntryFile(file: string): boolean {
  if (!/\.(md|yaml|css)$/.test(file) || file.startsWith(`${PAPER_SOURCES}/`)) return false;
  return !file.startsWith('media/') || file === FOCUS_FILE;
}

/** The copy of the error pages, and a path without a page, at which a preview shows it. */
const ERRORS_FILE = 'pages/errors.yaml';
const NOT_FOUND_PATH = '/not-found';

/**
 * The URL path of the page that an entry is about.
 * @returns null for copy that several pages share
 */
export function pathOf(file: string, site: Pick<Site, 'hub' | 'slug'>): string | null {
  const [first = '', ...rest] = file.split('/');
  if (isTranslationFolder(first)) {
    const path = pathOf(rest.join('/'), site);
    return path && `/${first}${path === '/' ? '' : path}`;
  }
  const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]+)\.(?:md|yaml|css)$/.exec(file) ?? [];
  if (file === ERRORS_FILE) return NOT_FOUND_PATH;
  if (folder === 'pages') return pathOfPage(name, site);
  if (ROOT_FOLDERS.some((root) => folder === `pages/${root}`)) return `/${name}`;
  const list = entryPages(site)[folder];
  const isEntry = folder.startsWith('pages/') || file.endsWith('.md');
  return list && isEntry ? `${list}/${name}` : null;
}

/** The first title or name of an entry, without parsing it; else the name of its file. */
export function titleOf(file: string, source: string): string {
  const field = /^(?:title|name): *(.+)$/m.exec(file.endsWith('.md') ? source : '')?.[1]?.trim();
  const title = field && !/^[>|]/.test(field) ? unquoted(field) : undefined;
  if (title) return title;
  const name = /([^/]+)\.\w+$/.exec(file)?.[1] ?? file;
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function unquoted(text: string): string {
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')/.exec(text) ?? [];
  if (double !== undefined) return double.replace(/\\(.)/g, '$1');
  return single === undefined ? text : single.replaceAll("''", "'");
}
