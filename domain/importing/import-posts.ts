/** Imports the posts of an export as drafts. Nothing of it is published. */

import { ENTRY_LIMITS } from '#contract/console/entry-names.ts';
import { isProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { MediaWork } from '#domain/content/media/index.ts';
import {
  announceImports,
  type ImportedState,
  importedFiles,
  importedState,
  storeImported,
  updateImported,
} from '#domain/content/publishing/index.ts';
import type { Downloads } from './download.ts';
import { entryText, shortened } from './entry-text.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { PictureImport } from './import-pictures.ts';
import type { Outcome, PostReport } from './import-report.ts';
import { type PlannedPost, planPosts } from './planned-post.ts';
import { convertBody } from './post-body.ts';
import { PostLinks } from './post-links.ts';
import { PostNotes, quoted } from './post-notes.ts';
import { authorFor, type ImportKind, normalized, type SiteFacts } from './site-facts.ts';
import type { PostSource, SourcePost } from './source-post.ts';

export interface ImportServices {
  db: Db;
  work: MediaWork;
  facts: SiteFacts;
  /** Origin of this site. */
  origin: string;
}

export interface ImportOptions {
  kind: ImportKind;
  /** Nothing is written. */
  isDryRun: boolean;
  /** Undefined: nothing is downloaded. */
  downloads: Downloads | undefined;
  /** Today, `2026-01-31`, in the zone of the site. */
  today: string;
}

/**
 * A report for each post, as soon as it is imported. A post is stored in one transaction, so an
 * import that was interrupted can be repeated.
 * @throws ImportError
 */
export async function* importPosts(
  source: PostSource,
  services: ImportServices,
  options: ImportOptions,
): AsyncGenerator<PostReport> {
  const { db, work, facts, origin } = services;
  const { kind, isDryRun, downloads } = options;
  const links = new PostLinks(source, origin);
  const known = await importedFiles(db);
  const plans = await planPosts({ source, links, facts, kind, importedFiles: known });
  const pictures = new PictureImport({ db, work, source, downloads, isDryRun });
  let unannounced = 0;
  for await (const post of source.posts()) {
    const plan = plans.get(post.origin);
    if (!plan) continue;
    // An export may have a post twice.
    plans.delete(post.origin);
    const report = await importPost(post, plan, { services, options, links, pictures });
    if (!isDryRun && STORED.has(report.outcome)) unannounced += 1;
    if (unannounced >= ANNOUNCED) {
      await announceImports(db, Date.now());
      unannounced = 0;
    }
    yield report;
  }
  if (unannounced > 0) await announceImports(db, Date.now());
}

const STORED: ReadonlySet<Outcome> = new Set(['new', 'updated']);

/** Posts after which open consoles learn of new drafts. */
const ANNOUNCED = 200;

interface Context {
  services: ImportServices;
  options: ImportOptions;
  links: PostLinks;
  pictures: PictureImport;
}

async function importPost(
  post: SourcePost,
  plan: PlannedPost,
  context: Context,
): Promise<PostReport> {
  const { db } = context.services;
  const { isDryRun } = context.options;
  const notes = new PostNotes();
  const report = (outcome: Outcome, reason = ''): PostReport => ({
    title: quoted(titleOf(post) || plan.file),
    file: plan.file,
    path: plan.path,
    formerUrl: quoted(post.formerUrls[0] ?? ''),
    state: quoted(post.state),
    outcome,
    reason,
    notes,
  });
  const state = plan.isKnown ? await importedState(db, plan.file) : 'gone';
  if (state !== 'gone' && state !== 'untouched') return report('kept', KEPT[state]);
  for (const warning of plan.warnings) notes.warn(warning);
  try {
    const text = await textOf(post, plan, { ...context, notes });
    if (text.length > ENTRY_LIMITS.source) return report('refused', TOO_LONG);
    if (isDryRun) return report(state === 'gone' ? 'new' : 'unchanged');
    const { file } = plan;
    if (state === 'untouched') {
      const isChanged = await updateImported(db, { file, source: text }, Date.now());
      return report(isChanged ? 'updated' : 'unchanged');
    }
    await storeImported(db, { origin: post.origin, file, source: text }, Date.now());
    return report('new');
  } catch (error) {
    if (!isProblem(error)) throw error;
    const isTooLong = error.code === 'too-large';
    return report('refused', isTooLong ? TOO_LONG : (error.errors?.[0]?.message ?? error.message));
  }
}

const TOO_LONG = 'its text is too long or too complex for one entry';

const KEPT: Readonly<Record<Exclude<ImportedState, 'gone' | 'untouched'>, string>> = {
  edited: 'someone has changed the draft',
  published: 'it is published',
  deleted: 'someone has deleted it',
  discarded: 'someone has discarded the draft',
};

async function textOf(
  post: SourcePost,
  plan: PlannedPost,
  { services, options, links, pictures, notes }: Context & { notes: PostNotes },
): Promise<string> {
  const { facts, origin } = services;
  const body = await convertBody(post, { origin, links, notes });
  const paths: string[] = [];
  for (const picture of body.pictures) paths.push(await pictures.add(picture, post, notes));
  const cover = await coverOf(post, pictures, notes);
  const markdown = body.markdown(paths);
  if (markdown === '') notes.warn('it has no text');
  const fields = {
    title: titleIn(post, notes),
    tags: tagsOf(post, facts, notes),
    published: dayFor(post, options.today, notes),
    author: authorIn(post, facts, notes),
    cover: cover.path,
    coverAlt: cover.path === '' ? '' : cover.alt,
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    formerUrls: plan.formerUrls,
  };
  return entryText(fields, markdown, post.remark);
}

const titleOf = ({ title }: SourcePost) => shortened(title, IMPORT_LIMITS.title);

function titleIn(post: SourcePost, notes: PostNotes): string {
  const title = titleOf(post);
  if (title === '') notes.warn('it has no title: write one');
  if (title.endsWith('…') && !post.title.trim().endsWith('…')) {
    notes.warn(`its title is cut after ${IMPORT_LIMITS.title} characters`);
  }
  return title;
}

async function coverOf(post: SourcePost, pictures: PictureImport, notes: PostNotes) {
  if (!post.cover) {
    notes.warn('it has no cover: choose one');
    return { path: '', alt: '' };
  }
  const { src, alt } = post.cover;
  return { path: await pictures.add({ src, alt }, post, notes), alt: shortened(alt, 500) };
}

/** A tag that is a filter of the list is written as the filter. */
function tagsOf({ tags }: SourcePost, { filters }: SiteFacts, notes: PostNotes): string[] {
  const named = tags.map((tag) => shortened(tag, IMPORT_LIMITS.tag)).filter(Boolean);
  const all = [...new Set(named.map((tag) => filters.get(normalized(tag)) ?? tag))];
  if (all.length > IMPORT_LIMITS.tags) {
    notes.warn(`only the first ${IMPORT_LIMITS.tags} of its ${all.length} tags are kept`);
  }
  const kept = all.slice(0, IMPORT_LIMITS.tags);
  const isListed = filters.size === 0 || kept.some((tag) => [...filters.values()].includes(tag));
  if (!isListed) notes.warn('none of its tags is a filter of the list: add one');
  return kept;
}

function dayFor({ day }: SourcePost, today: string, notes: PostNotes): string {
  if (day === '') notes.warn('its day is missing or cannot be read, so it has today’s');
  if (day > today) notes.warn(`its day is in the future: it will not be seen before ${day}`);
  return day || today;
}

function authorIn({ authors }: SourcePost, facts: SiteFacts, notes: PostNotes): string {
  const author = authorFor(facts, authors);
  if (author === '' && authors.length > 0) {
    const names = authors.map(({ name }) => name).join(', ');
    notes.warn(`authors.yaml does not have ${names}: its author is the company`);
  }
  return author;
}
