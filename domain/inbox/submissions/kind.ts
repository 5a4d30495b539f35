/**
 * The descriptor of a kind of submission, used by all code that handles submissions (decision 41).
 */
import type { RawBuilder } from 'kysely';
import type { CaptchaForm } from '#contract/captcha-rules.ts';
import type { Db } from '#db/schema.ts';
import type { ChatTopics } from '#domain/messaging/chat.ts';
import type { CrmRecordsByTopic } from '#domain/messaging/crm.ts';
import type { MailsByTopic } from '#domain/messaging/mails/index.ts';
import type { Dependent, Expiry, Table } from './expiry.ts';
import type { Receiving } from './receiving.ts';
import type { SubmissionRow } from './submission-row.ts';

interface Stored {
  /** Has the columns `id` and `email`. */
  table: Table;
  expiry: readonly Expiry[];
  dependents: readonly Dependent[];
  /** Composes each notification by mail when it is delivered. */
  mails?: MailsByTopic;
  /** Composes each record for the CRM when it is delivered. */
  crmRecords?: CrmRecordsByTopic;
  /** Names each submission in the team's chat. */
  chat?: ChatTopics;
}

export type Cell = string | number | boolean | null;

/** A value that only this kind has. Staff see it under `label`; exports have it in `column`. */
export interface Field<R extends SubmissionRow> {
  label?: string;
  /** Kinds share a CSV column if its meaning is the same. */
  column?: string;
  value(row: R): Cell;
}

/** Filters that only some kinds support. */
export type KindFilter = 'jobSlug' | 'source';

/**
 * How a kind appears in the inbox. Triggers on its table add and remove its inbox rows
 * (`026-inbox.sql`).
 */
export interface InboxKind<R extends SubmissionRow> {
  label: string;
  plural: string;
  /** All returned texts are searchable. */
  entry(row: R): InboxEntry;
}

export interface InboxEntry {
  /** As the trigger stores it, because lists are filtered by it: a topic id or a short text. */
  about: string;
  company?: string;
  phone?: string;
  message?: string;
}

export interface KindDescriptor<
  Name extends string = string,
  R extends SubmissionRow = SubmissionRow,
  Received extends Receiving = Receiving,
> extends Stored {
  name: Name;
  /** Column with the time of submission in epoch milliseconds. */
  submittedAtColumn: string;
  /** SQL expressions for list columns. They must not read large columns. */
  summary: {
    name: RawBuilder<string>;
    about: RawBuilder<string>;
    /** Columns by which a list can be filtered. */
    filters?: Readonly<Partial<Record<KindFilter, string>>>;
  };
  /** Undefined for a kind with its own view in the console. */
  inbox?: InboxKind<R>;
  /** Full records, in any order. */
  read(db: Db, ids: readonly string[]): Promise<R[]>;
  fields: readonly Field<R>[];
  /** Long texts, shown below the fields. */
  texts(row: R): { label: string; text: string }[];
  /** The form whose captcha must be solved; undefined if it has none. */
  captcha?: CaptchaForm;
  /** A `textForm`, or custom steps for a form that needs more than text fields. */
  receiving: Received;
}

export interface RelatedRow {
  id: string;
  email: string;
}

/** Rows stored under an email address that are not submissions. Staff see them with the person. */
export interface RelatedDescriptor<
  Plural extends string = string,
  R extends RelatedRow = RelatedRow,
> extends Stored {
  plural: Plural;
  /**
   * The submission that a row belongs to. Its notifications include those of the row, and its
   * erasure erases the row. Without `kind`, the submission may be of any kind.
   */
  owner?: { kind?: string; column: string; value(row: R): string };
  /** @param email in lower case */
  ofPerson(db: Db, email: string): Promise<R[]>;
}

/** All kinds of submissions, and the rows related to them. */
export interface Kinds {
  submissions: readonly KindDescriptor[];
  related: readonly RelatedDescriptor[];
  /** Tables whose rows are erased with a row of any kind. */
  commonDependents: readonly Dependent[];
}
