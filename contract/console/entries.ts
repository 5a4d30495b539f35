/** Entries of the pack in the console: their schemas. The calls are in `entry-calls.ts`. */
import * as z from 'zod/mini';
import {
  ENTRY_KINDS,
  ENTRY_LIMITS,
  type EntryKind,
  PUBLICATION_STATES,
  VERSION_REASONS,
} from './entry-names.ts';
import { ChangedField, DiffPart, FieldConflict } from './field-changes.ts';
import { StaffName, time, uuid } from './parts.ts';

/** Path of an entry's file below the content folder. */
export const EntryFile = z
  .string()
  .check(
    z.maxLength(ENTRY_LIMITS.file),
    z.regex(/^[a-z\d][a-z\d-]*(\/[a-z\d][a-z\d-]*){0,3}\.(md|yaml|css)$/, 'is not an entry'),
  );
const kinds = Object.keys(ENTRY_KINDS) as [EntryKind, ...EntryKind[]];
export const Kind = z.enum(kinds);
export const EntrySlug = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(
      /^[a-z\d]+(-[a-z\d]+)*$/,
      'Use lower-case letters and digits, joined by single hyphens',
    ),
  );

const nullableTime = z.nullable(time);

export const EntrySummary = z.object({
  file: z.string(),
  kind: Kind,
  title: z.string(),
  /** URL path of its page; null for copy that several pages share. */
  path: z.nullable(z.string()),
  isLive: z.boolean(),
  /** When what is live was published; null if it is not live. */
  liveAt: nullableTime,
  /** When the draft was saved last; null without a draft. */
  draftAt: nullableTime,
  draftBy: z.nullable(StaffName),
  /** The next planned change of what is live. */
  next: z.nullable(z.object({ dueAt: time, isTakedown: z.boolean() })),
  reviewAskedAt: nullableTime,
  deletedAt: nullableTime,
  hasConflict: z.boolean(),
  updatedAt: time,
});
export type EntrySummary = z.infer<typeof EntrySummary>;

/** A message of the content check. */
export const EntryProblem = z.object({
  file: z.string(),
  line: z.optional(z.int()),
  /** Dotted path; empty for the whole file or its body. */
  field: z.string(),
  message: z.string(),
  /** It prevents publishing. */
  isError: z.boolean(),
});
export type EntryProblem = z.infer<typeof EntryProblem>;

export const EntryDetail = z.object({
  ...EntrySummary.shape,
  /** The draft's text, or what is live. */
  source: z.string(),
  /** The values of the YAML, and the Markdown body. */
  data: z.unknown(),
  body: z.nullable(z.string()),
  /** Token of the next save; 0 without a draft. */
  draftVersion: z.int(),
  publishedVersion: z.nullable(z.int()),
  /** Fields that changed in the console (`mine`) and in the folder's file (`theirs`). */
  conflicts: z.array(FieldConflict),
  /** The file of the folder is gone, but the entry was changed in the console. */
  isFileGone: z.boolean(),
  /** Publishing needs a review by an owner. */
  needsReview: z.boolean(),
  /** False for a translation of a page that visitors see in the first language only. */
  isPublic: z.boolean(),
  /** Fields of other entries that are about this page, such as the card in a list. */
  listedIn: z.array(z.object({ label: z.string(), file: z.string(), field: z.string() })),
});
export type EntryDetail = z.infer<typeof EntryDetail>;

export const EntryVersion = z.object({
  number: z.int(),
  reason: z.enum(VERSION_REASONS),
  by: z.nullable(StaffName),
  at: time,
  isLive: z.boolean(),
  isFile: z.boolean(),
});
export type EntryVersion = z.infer<typeof EntryVersion>;

export const Publication = z.object({
  id: uuid,
  file: z.string(),
  title: z.string(),
  kind: Kind,
  isTakedown: z.boolean(),
  dueAt: time,
  wallTime: z.string(),
  timeZone: z.string(),
  state: z.enum(PUBLICATION_STATES),
  doneAt: nullableTime,
  problem: z.nullable(z.string()),
  by: z.nullable(StaffName),
});
export type Publication = z.infer<typeof Publication>;

/** The differences of two texts of an entry by field. */
export const EntryDiff = z.object({
  fields: z.array(
    z.object({
      ...ChangedField.shape,
      /** The differences of the texts, by word. */
      parts: z.array(DiffPart),
    }),
  ),
});
export type EntryDiff = z.infer<typeof EntryDiff>;

export const EntryViewer = z.object({
  ...StaffName.shape,
  hasChanges: z.boolean(),
  isSelf: z.boolean(),
});
