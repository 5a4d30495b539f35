/** What a kind of submission says of itself. */
import type { RawBuilder } from 'kysely';
import type { CaptchaForm } from '#contract/captcha-rules.ts';
import type { Db, Schema } from '#db/schema.ts';
import type { RecordsByTopic } from '#domain/messaging/crm.ts';
import type { MailsByTopic } from '#domain/messaging/mails/index.ts';
import type { Form } from './form.ts';
import type { SubmissionRecord } from './submission-record.ts';

export type Table = keyof Schema;

/** Ids of rows that go, by table. */
export type RowsToErase = Readonly<Partial<Record<Table, readonly string[]>>>;

/** What came before goes; epoch milliseconds, null to keep it for ever. */
export interface Cutoffs {
  applications: number | null;
  /** Messages, leads, whatever else is sent, and subscriptions and alerts that have ended. */
  messages: number | null;
  /** Subscriptions, with their leads, and alerts that wait for their owner to confirm them. */
  pending: number | null;
}

/** When rows have been kept for as long as they may be. */
export interface Expiry {
  /** The time that counts, epoch milliseconds; null in a row that does not expire by it. */
  column: string;
  cutoff: keyof Cutoffs;
  /** Rows erased in one transaction, where they are heavy; 50 unless told. */
  batch?: number;
  /** Which rows; all unless told. */
  only?: RawBuilder<boolean>;
  /** 1 for a row that is passed by; as a column, so that no query looks at all such rows. */
  stays?: RawBuilder<number>;
  /** What goes with these rows and has ids of its own. */
  takes?: (db: Db, ids: readonly string[]) => Promise<RowsToErase>;
}

/** Rows that go with those whose ids are in this column. */
export interface Dependent {
  table: Table;
  column: string;
  /** What goes with these rows in turn, by their column `id`. */
  goesWith?: readonly Dependent[];
}

/** Its notifications, and how each is composed when it is delivered. */
export interface Notices {
  mails?: MailsByTopic;
  records?: RecordsByTopic;
}

interface Stored extends Notices {
  /** With the columns `id` and `email`. */
  table: Table;
  expiry: readonly Expiry[];
  goesWith: readonly Dependent[];
}

export type Cell = string | number | boolean | null;

/** A fact of its own: shown to staff under a label, exported in a column, or both. */
export interface Field<R extends SubmissionRecord> {
  label?: string;
  /** Of CSV; kinds share one where it means the same. */
  column?: string;
  of(record: R): Cell;
}

/** What kinds narrow a list by, beside what all have. */
export type OwnFilter = 'jobSlug' | 'source';

/** What stands in the desk's inbox, which its table enters and leaves by triggers, see `026-inbox.sql`. */
export interface InboxParts<R extends SubmissionRecord> {
  label: string;
  plural: string;
  /** It is searched by all of these. */
  of(record: R): InboxWords;
}

export interface InboxWords {
  /** What a list is narrowed by, as its trigger stores it: a topic's id or a few words. */
  about: string;
  company?: string;
  phone?: string;
  message?: string;
}

export interface KindDescriptor<
  Name extends string = string,
  R extends SubmissionRecord = SubmissionRecord,
> extends Stored {
  name: Name;
  /** The column with the time at which it came, epoch milliseconds. */
  sentAt: string;
  /** SQL of what a list shows, without what would be heavy there. */
  head: {
    name: RawBuilder<string>;
    about: RawBuilder<string>;
    /** Columns that a list can be narrowed by. */
    filters?: Readonly<Partial<Record<OwnFilter, string>>>;
  };
  /** What the desk's inbox shows of it; left out where it does not stand there. */
  inbox?: InboxParts<R>;
  /** Those with these ids in full, in any order. */
  read(db: Db, ids: readonly string[]): Promise<R[]>;
  fields: readonly Field<R>[];
  /** What is read at length, shown beneath the fields. */
  texts(record: R): { label: string; text: string }[];
  /** What its captcha is asked for by; left out where its form asks for none. */
  captcha?: CaptchaForm;
  /** Where it is sent by a form of text fields; what needs more than that has a call of its own. */
  form?: Form;
}

/** A row of what is stored under a person's address. */
export interface RelatedRecord {
  id: string;
  email: string;
}

/** What is stored under an e-mail address, but is no submission: staff see it with the person. */
export interface RelatedDescriptor<
  Plural extends string = string,
  R extends RelatedRecord = RelatedRecord,
> extends Stored {
  plural: Plural;
  /**
   * The submission that asked for it, or that it is about: its notifications count as that one's, and it goes with
   * it. Of any kind where none is named.
   */
  owner?: { kind?: string; column: string; of(record: R): string };
  /** @param email in lower case */
  ofPerson(db: Db, email: string): Promise<R[]>;
}

/** Everything that people send, and what belongs to it. */
export interface Kinds {
  submissions: readonly KindDescriptor[];
  related: readonly RelatedDescriptor[];
  /** What goes with a row of any of them. */
  goesWithAll: readonly Dependent[];
}
