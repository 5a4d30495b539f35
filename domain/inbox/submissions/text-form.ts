/**
 * Forms of text fields. They need only a descriptor, because the check and the row follow from it.
 */
import type { Insertable } from 'kysely';
import type { FormContract } from '#contract/form-contract.ts';
import type { Db, Schema } from '#db/schema.ts';
import type { Topic } from '#domain/messaging/outbox/index.ts';
import { contentFingerprint } from './digests.ts';
import type { Table } from './expiry.ts';
import type { KindDescriptor, Kinds } from './kind.ts';
import { commonColumns, type Receiving, throwIfErrors } from './receiving.ts';
import type { SubmissionRow } from './submission-row.ts';

/** The pack's files by path below the content folder. */
export type PackCopy = Readonly<Record<string, unknown>>;

export interface Form<Field extends string> {
  contract: FormContract<Field>;
  /** The consent text above the submit button, stored with each submission. */
  consent(pack: PackCopy): string;
  /** Allowed values that come from the pack. */
  allowedValues?(pack: PackCopy): string[];
  /** Columns in addition to those of `commonColumns`. */
  columns(content: Record<Field, string>): Record<string, string | number | null>;
  /** The part of the content that identifies a repeat. Defaults to all of it. */
  identity?(content: Record<Field, string>): unknown;
  enqueues: { team: Topic; sender?: Topic; crm?: Topic };
}

interface SubmittedForm {
  /** Unchecked. A missing field counts as empty. */
  fields: Readonly<Record<string, string>>;
  /** Undefined if any value is accepted. */
  allowedValues?: readonly string[] | undefined;
}

export type TextForm = Receiving<SubmittedForm, Record<string, string>> &
  Pick<Form<string>, 'contract' | 'consent' | 'allowedValues'>;

/** A kind whose submissions come from such a form. */
export type FormKind = KindDescriptor<string, SubmissionRow, TextForm>;

export function formKinds({ submissions }: Pick<Kinds, 'submissions'>): FormKind[] {
  return submissions.filter((kind): kind is FormKind => 'contract' in kind.receiving);
}

export function textForm<Field extends string>(table: Table, form: Form<Field>): TextForm {
  const { contract, identity, enqueues } = form;
  return {
    ...(form as unknown as Form<string>),
    check(_db, { fields, allowedValues }, { errors }) {
      const values = Object.fromEntries(
        contract.fields.map((name) => [name, fields[name] ?? '']),
      ) as Record<Field, string>;
      throwIfErrors([...contract.errors(values, allowedValues), ...errors]);
      return contract.tidy(values);
    },
    fingerprint: (content: Record<Field, string>) =>
      contentFingerprint(identity?.(content) ?? content),
    async store(transaction: Db, content: Record<string, string>, row) {
      const email = content.email ?? '';
      const values = {
        ...commonColumns(row),
        email,
        ...form.columns(content as Record<Field, string>),
      };
      // Safe, because the table has these columns too.
      await transaction
        .insertInto(table as 'leads')
        .values(values as unknown as Insertable<Schema['leads']>)
        .execute();
      const { team, sender, crm } = enqueues;
      return { team, sender: sender && { topic: sender, email }, crm };
    },
    answer: (id) => ({ id }),
  };
}
