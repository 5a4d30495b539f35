/** The calls for entries: reading, drafts, publishing, versions. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import {
  EntryDetail,
  EntryDiff,
  EntryFile,
  EntryProblem,
  EntrySlug,
  EntrySummary,
  EntryVersion,
  EntryViewer,
  Kind,
  Publication,
} from './entries.ts';
import { CREATABLE_KINDS, ENTRY_LIMITS } from './entry-names.ts';
import { FieldChange, FieldChanges } from './field-changes.ts';
import {
  limitedText,
  MAX_INTEGER,
  requiredText,
  StaffName,
  time,
  uuid,
  versionOrNone,
} from './parts.ts';

const byFile = z.object({ file: EntryFile });
/** `2026-12-01T09:00`. */
const wallTime = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Choose a date and a time'));

/** The answer of a change: the entry as it is afterwards. */
const common = { tag: 'Content', answer: EntryDetail } as const;

export const ENTRY_CALLS = defineCalls(common, {
  listEntries: {
    route: 'GET /content/entries',
    permission: 'content.read',
    summary: 'List entries with their state, the last changed first',
    query: z.object({
      kind: z.optional(Kind),
      q: z.optional(limitedText(ENTRY_LIMITS.search)),
      state: z.optional(z.enum(['draft', 'planned', 'review', 'conflict', 'offline', 'deleted'])),
      offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_INTEGER))),
    }),
    answer: z.object({
      items: z.array(EntrySummary),
      total: z.int(),
      counts: z.record(z.string(), z.int()),
      /** Publishing needs a review by an owner. */
      needsReview: z.boolean(),
    }),
  },
  getEntry: {
    route: 'GET /content/entry',
    permission: 'content.read',
    summary: 'Read an entry: its draft or what is live',
    query: byFile,
    problems: ['not-found'],
  },
  checkEntry: {
    route: 'GET /content/entry/check',
    permission: 'content.read',
    summary: 'Check the site with the draft, as `content check` does',
    query: byFile,
    answer: z.object({ draftVersion: z.int(), problems: z.array(EntryProblem) }),
    problems: ['not-found'],
  },
  createEntry: {
    route: 'POST /content/entries',
    permission: 'content.edit',
    summary: 'Create an entry as a draft, from a template or as a copy',
    body: z.object({
      kind: z.enum(CREATABLE_KINDS),
      slug: EntrySlug,
      title: requiredText(200),
      copyOf: z.optional(EntryFile),
    }),
    problems: ['invalid-fields', 'conflict', 'not-found'],
  },
  saveDraft: {
    route: 'PUT /content/entry/draft',
    permission: 'content.edit',
    summary: 'Save changes of single fields in the draft',
    body: z.object({
      file: EntryFile,
      version: versionOrNone,
      changes: FieldChanges,
      /** What each changed field was before, so that changes of two people merge. */
      bases: z.array(z.unknown()),
    }),
    answer: z.object({
      entry: EntryDetail,
      /** Changes that were not applied, because someone else changed the same field. */
      conflicts: z.array(z.object({ change: FieldChange, base: z.unknown(), theirs: z.unknown() })),
    }),
    problems: ['not-found', 'invalid-fields', 'too-large'],
  },
  discardDraft: {
    route: 'POST /content/entry/discard',
    permission: 'content.edit',
    summary: 'Delete the draft',
    body: z.object({ file: EntryFile, version: versionOrNone }),
    problems: ['not-found', 'stale'],
  },
  publishEntry: {
    route: 'POST /content/entry/publish',
    permission: 'content.publish',
    summary: 'Publish the draft',
    body: z.object({ file: EntryFile, version: versionOrNone }),
    problems: ['not-found', 'stale', 'invalid-fields', 'conflict'],
  },
  unpublishEntry: {
    route: 'POST /content/entry/unpublish',
    permission: 'content.publish',
    summary: 'Take an entry off the site and keep it as a draft',
    body: byFile,
    problems: ['not-found', 'invalid-fields', 'conflict'],
  },
  deleteEntry: {
    route: 'POST /content/entry/delete',
    permission: 'content.publish',
    summary: 'Move an entry to the bin',
    body: byFile,
    problems: ['not-found', 'invalid-fields', 'conflict'],
  },
  restoreEntry: {
    route: 'POST /content/entry/restore',
    permission: 'content.edit',
    summary: 'Take an entry out of the bin, as a draft',
    body: byFile,
    problems: ['not-found', 'conflict'],
  },
  renameEntry: {
    route: 'POST /content/entry/rename',
    permission: 'content.publish',
    summary: 'Change the slug; the former URL redirects',
    body: z.object({ file: EntryFile, slug: EntrySlug }),
    problems: ['not-found', 'invalid-fields', 'conflict'],
  },
  listVersions: {
    route: 'GET /content/entry/versions',
    permission: 'content.read',
    summary: 'List the versions of an entry, the newest first',
    query: byFile,
    answer: z.array(EntryVersion),
    problems: ['not-found'],
  },
  compareVersions: {
    route: 'GET /content/entry/diff',
    permission: 'content.read',
    summary: 'Compare a version with what is live, or the draft with what is live',
    query: z.object({
      file: EntryFile,
      /** Default: the draft. */
      version: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_INTEGER))),
    }),
    answer: EntryDiff,
    problems: ['not-found'],
  },
  restoreVersion: {
    route: 'POST /content/entry/restore-version',
    permission: 'content.edit',
    summary: 'Make an earlier version the draft',
    body: z.object({ file: EntryFile, number: versionOrNone, version: versionOrNone }),
    problems: ['not-found', 'stale'],
  },
  undoPublish: {
    route: 'POST /content/entry/undo',
    permission: 'content.publish',
    summary: 'Put back what was live before, and keep the undone text as a draft',
    body: z.object({ file: EntryFile, publishedVersion: versionOrNone }),
    problems: ['not-found', 'stale', 'invalid-fields', 'conflict'],
  },
  resolveConflict: {
    route: 'POST /content/entry/resolve',
    permission: 'content.publish',
    summary: 'Resolve a conflict between the folder and the console',
    body: z.object({
      file: EntryFile,
      /** One for each conflict, in their order; `file` or `console`, or another value. */
      choices: z.array(
        z.union([z.enum(['file', 'console']), z.strictObject({ value: z.unknown() })]),
      ),
    }),
    problems: ['not-found', 'invalid-fields', 'conflict'],
  },
  askReview: {
    route: 'POST /content/entry/review',
    permission: 'content.edit',
    summary: 'Ask for a review of the draft, or take that back',
    body: z.object({ file: EntryFile, isAsked: z.boolean() }),
    problems: ['not-found'],
  },
  listPublications: {
    route: 'GET /content/publications',
    permission: 'content.read',
    summary: 'List what will be published or taken down, and what failed within a week',
    query: z.object({ file: z.optional(EntryFile) }),
    answer: z.object({ items: z.array(Publication), timeZone: z.string() }),
  },
  schedulePublication: {
    route: 'POST /content/publications',
    permission: 'content.publish',
    summary: 'Publish the draft, or take an entry down, at a later time',
    body: z.object({
      file: EntryFile,
      version: versionOrNone,
      isTakedown: z.boolean(),
      wallTime,
      timeZone: limitedText(60),
    }),
    answer: Publication,
    problems: ['not-found', 'stale', 'invalid-fields', 'conflict'],
  },
  cancelPublication: {
    route: 'DELETE /content/publications/:id',
    permission: 'content.publish',
    summary: 'Cancel a planned publication',
    params: z.object({ id: uuid }),
    answer: undefined,
    problems: ['not-found', 'conflict'],
  },
  seeEntry: {
    route: 'POST /content/entry/viewers',
    permission: 'content.edit',
    summary: 'Report that the entry is open in a tab, and list who has it open',
    body: z.object({
      file: EntryFile,
      tab: uuid,
      hasChanges: z.boolean(),
      hasLeft: z.optional(z.boolean()),
    }),
    answer: z.array(EntryViewer),
  },
  shareDraft: {
    route: 'POST /content/entry/share',
    permission: 'content.edit',
    summary: 'Create a link that shows the draft to people without an account',
    body: z.object({ file: EntryFile, version: versionOrNone }),
    answer: z.object({ id: uuid, url: z.string(), expiresAt: time }),
    problems: ['not-found', 'stale', 'conflict'],
  },
  listShareLinks: {
    route: 'GET /content/entry/shares',
    permission: 'content.read',
    summary: 'List the links to drafts of an entry',
    query: byFile,
    answer: z.array(
      z.object({ id: uuid, version: z.int(), expiresAt: time, by: z.nullable(StaffName) }),
    ),
  },
  revokeShareLink: {
    route: 'DELETE /content/shares/:id',
    permission: 'content.edit',
    summary: 'Revoke a link to a draft',
    params: z.object({ id: uuid }),
    answer: undefined,
    problems: ['not-found'],
  },
  setReview: {
    route: 'PUT /content/review',
    permission: 'content.review',
    summary: 'Choose whether publishing needs a review by an owner',
    body: z.object({ isNeeded: z.boolean() }),
    answer: z.object({ isNeeded: z.boolean() }),
  },
});
