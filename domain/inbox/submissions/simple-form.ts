import { sql } from 'kysely';
import type { FormContract } from '#contract/form-contract.ts';
import type { Db } from '#db/schema.ts';
import type { ChatTopic } from '#domain/messaging/chat.ts';
import { chatTopicOf } from '#domain/messaging/outbox/index.ts';
import { mailsAbout } from './console-mail.ts';
import type { InboxEntry, KindDescriptor } from './kind.ts';
import { commonOf, type SubmissionRow } from './submission-row.ts';
import { type Form, type TextForm, textForm } from './text-form.ts';

/** Includes the form's fields by name. A field that was added after submission is empty. */
export type FormRow<Name extends string, Field extends string> = SubmissionRow &
  Record<Field, string> & { kind: Name; about: string };

/** Every form has a name and an email address in addition to its own text fields. */
type FieldOf<Field extends string> = Field | 'name' | 'email';

type Descriptor<Name extends string, Field extends string> = KindDescriptor<
  Name,
  FormRow<Name, FieldOf<Field>>,
  TextForm
>;

type SimpleForm<Name extends string, Field extends string> = Omit<
  Form<FieldOf<Field>>,
  'columns' | 'contract'
> &
  Pick<Descriptor<Name, Field>, 'fields' | 'texts' | 'mails' | 'crmRecords' | 'captcha'> &
  Partial<Pick<Descriptor<Name, Field>, 'dependents'>> & {
    name: Name;
    contract: FormContract<FieldOf<Field>>;
    /** A short text by which the inbox lists and filters the submission; stored on arrival. */
    about(content: Record<FieldOf<Field>, string>): string;
    inbox: {
      label: string;
      plural: string;
      /** The texts that the inbox shows and searches in addition to the name and `about`. */
      entry(row: FormRow<Name, FieldOf<Field>>): Omit<InboxEntry, 'about'>;
    };
  };

/**
 * A kind whose fields are stored as JSON in the shared table `form_submissions`, so adding a kind
 * or a field needs no migration. Its submissions expire like messages.
 */
export function simpleForm<Name extends string, Field extends string>(
  form: SimpleForm<Name, Field>,
): Descriptor<Name, Field> {
  const { name: kind, contract, inbox, fields, texts, mails, crmRecords, captcha } = form;
  return {
    name: kind,
    table: 'form_submissions',
    submittedAtColumn: 'created_at',
    summary: { name: sql.ref<string>('name'), about: sql.ref<string>('about') },
    inbox: { ...inbox, entry: (row) => ({ ...inbox.entry(row), about: row.about }) },
    read: (db, ids) => readForms(db, ids, kind, contract),
    fields,
    texts,
    expiry: [{ column: 'created_at', cutoff: 'messages', alsoErases: mailsAbout }],
    dependents: form.dependents ?? [],
    ...(mails && { mails }),
    ...(crmRecords && { crmRecords }),
    ...(captcha && { captcha }),
    chat: { [chatTopicOf(form.enqueues.team)]: formChat(kind, inbox.label) },
    receiving: textForm<FieldOf<Field>>('form_submissions', {
      ...form,
      columns: (content) => {
        const { name, email: _, ...others } = content;
        return { kind, name, about: form.about(content), fields: JSON.stringify(others) };
      },
    }),
  };
}

/** Only the form is named: what the inbox calls `about` is typed by the sender. */
const formChat = (kind: string, label: string): ChatTopic => ({
  copy: 'form',
  list: '/inbox',
  item: (id) => `/inbox/${kind}/${id}`,
  async about(db, id) {
    const row = await db
      .selectFrom('form_submissions')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? label : null;
  },
});

async function readForms<Name extends string, Field extends string>(
  db: Db,
  ids: readonly string[],
  kind: Name,
  contract: FormContract<Field>,
): Promise<FormRow<Name, Field>[]> {
  const rows = await db
    .selectFrom('form_submissions')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('kind', '=', kind)
    .execute();
  const empty = Object.fromEntries(contract.fields.map((field) => [field, '']));
  return rows.map(
    (row) =>
      ({
        ...empty,
        ...JSON.parse(row.fields),
        ...commonOf(row),
        kind,
        name: row.name,
        about: row.about,
        page: { route: row.page_route, title: row.page_title },
      }) as FormRow<Name, Field>,
  );
}
