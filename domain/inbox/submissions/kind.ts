/** The descriptor of a kind of submission, which everything that handles submissions reads (decision 41). */
import type { RawBuilder } from 'kysely';
import type { CaptchaForm } from '#contract/captcha-rules.ts';
import type { Db } from '#db/schema.ts';
import type { RecordsByTopic } from '#domain/messaging/crm.ts';
import type { MailsByTopic } from '#domain/messaging/mails/index.ts';
import type { Dependent, Expiry, Table } from './expiry.ts';
import type { Receiving } from './receiving.ts';
import type { SubmissionRecord } from './submission-record.ts';

interface Stored {
  /** Has the columns `id` and `email`. */
  table: Table;
  expiry: readonly Expiry[];
  dependents: readonly Dependent[];
  /** How each notification by mail is composed when it is delivered. */
  mails?: MailsByTopic;
  /** How each record for the CRM is composed when it is delivered. */
  records?: RecordsByTopic;
}

export type Cell = string | number | boolean | null;

/** A fact that only this kind has: staff see it under `label`, exports have it in `column`. */
export interface Field<R extends SubmissionRecord> {
  label?: string;
  /** Kinds share a column of the CSV where it means the same. */
  column?: string;
  value(record: R): Cell;
}

/** Filters of a list that only some kinds have. */
export type OwnFilter = 'jobSlug' | 'source';

/** How a kind appears in the staff inbox. Triggers of its table add and remove its rows (`026-inbox.sql`). */
export interface InboxKind<R extends SubmissionRecord> {
  label: string;
  plural: string;
  /** All of these texts can be searched. */
  entry(record: R): InboxEntry;
}

export interface InboxEntry {
  /** As the trigger stores it, since lists are filtered by it: the id of a topic, or a few words. */
  about: string;
  company?: string;
  phone?: string;
  message?: string;
}

export interface KindDescriptor<
  Name extends string = string,
  R extends SubmissionRecord = SubmissionRecord,
  Received extends Receiving = Receiving,
> extends Stored {
  name: Name;
  /** Column with the time of the submission, epoch milliseconds. */
  sentAt: string;
  /** SQL of the columns of a list, which reads nothing heavy. */
  summary: {
    name: RawBuilder<string>;
    about: RawBuilder<string>;
    /** Columns that a list can be filtered by. */
    filters?: Readonly<Partial<Record<OwnFilter, string>>>;
  };
  /** Missing for a kind that has a place elsewhere in the console. */
  inbox?: InboxKind<R>;
  /** Full records, in any order. */
  read(db: Db, ids: readonly string[]): Promise<R[]>;
  fields: readonly Field<R>[];
  /** Long texts, shown below the fields. */
  texts(record: R): { label: string; text: string }[];
  /** The form whose captcha has to be solved; missing where none is asked for. */
  captcha?: CaptchaForm;
  /** A `textForm`, or separate steps for a form that needs more than text fields. */
  receiving: Received;
}

export interface RelatedRecord {
  id: string;
  email: string;
}

/** Rows stored under an e-mail address that are no submission. Staff see them with the person. */
export interface RelatedDescriptor<
  Plural extends string = string,
  R extends RelatedRecord = RelatedRecord,
> extends Stored {
  plural: Plural;
  /**
   * The submission that a row belongs to: its notifications include those of the row, and it takes the row with it
   * when it is erased. Without `kind` it may be of any kind.
   */
  owner?: { kind?: string; column: string; value(record: R): string };
  /** @param email in lower case */
  ofPerson(db: Db, email: string): Promise<R[]>;
}

/** All kinds of submissions, and the rows related to them. */
export interface Kinds {
  submissions: readonly KindDescriptor[];
  related: readonly RelatedDescriptor[];
  /** Rows erased with a row of any of them. */
  commonDependents: readonly Dependent[];
}
