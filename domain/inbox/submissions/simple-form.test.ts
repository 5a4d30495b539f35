/** Forms that share one table. A query for one kind must not return rows of another. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  countSubmissions,
  erase,
  eraseExpired,
  planErasure,
  readSubmissions,
  type SubmissionRef,
} from '#domain/inbox/stored-submissions/index.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { SENT } from '#tests/referral.ts';
import { REFERRAL_FORM } from '#tests/referral-form.ts';
import { addNoteTables, REFERRAL, WITH_REFERRALS } from '#tests/referral-kind.ts';
import type { KindDescriptor, Kinds } from './kind.ts';
import { receive } from './receive.ts';
import { simpleForm } from './simple-form.ts';
import type { FormKind } from './text-form.ts';

const VISIT = simpleForm({
  name: 'visit',
  contract: { ...REFERRAL_FORM, name: 'visits', operationId: 'sendVisit' },
  consent: () => '',
  about: ({ personName }) => `meets ${personName}`,
  enqueues: { team: 'visit.notice' },
  inbox: { label: 'Visit', plural: 'Visits', entry: () => ({}) },
  fields: [],
  texts: () => [],
});
const kinds: Kinds = {
  ...WITH_REFERRALS,
  submissions: [...WITH_REFERRALS.submissions, VISIT],
};
const ARRIVAL = {
  captchaKey: null,
  verified: null,
  idempotencyKey: 'one',
  page: { route: '/', title: 'Home' },
  consent: '',
  ipHash: '',
  kinds,
};

describeEachEngine('two forms in one table', (engine) => {
  let opened: Awaited<ReturnType<typeof makeDb>>;
  let referral: SubmissionRef;
  let visit: SubmissionRef;
  const submission = { fields: { ...SENT, email: 'sita@example.com' } };
  const counts = async () => [
    await countSubmissions(opened.db, { kind: referral.kind }, kinds),
    await countSubmissions(opened.db, { kind: visit.kind }, kinds),
  ];
  beforeEach(async () => {
    opened = await makeDb(engine);
    const { db } = opened;
    await addNoteTables(db);
    const idOf = async (kind: KindDescriptor) =>
      (await receive(db, kind as FormKind, submission, ARRIVAL)).id as string;
    referral = { id: await idOf(REFERRAL), kind: REFERRAL.name as 'message' };
    visit = { id: await idOf(VISIT), kind: VISIT.name as 'message' };
  });
  afterEach(() => opened.drop());

  test('accept the same key, and answer each repeat with its own submission', async () => {
    expect(referral.id).not.toBe(visit.id);
    const repeat = await receive(opened.db, VISIT, submission, ARRIVAL);
    expect(repeat.id).toBe(visit.id);
    expect(await counts()).toEqual([1, 1]);
  });

  test('are read only by their own kind', async () => {
    const swapped = [
      { ...referral, kind: visit.kind },
      { ...visit, kind: referral.kind },
    ];
    expect(await readSubmissions(opened.db, swapped, kinds)).toEqual([]);
    const rows = await readSubmissions(opened.db, [visit, referral], kinds);
    expect(rows).toMatchObject([
      { kind: 'visit', about: 'meets Ram Thapa' },
      { kind: 'referral', about: 'Ram Thapa', personEmail: 'ram@example.com' },
    ]);
  });

  test('return an empty value for a field added after submission', async () => {
    await opened.db
      .updateTable('form_submissions')
      .set({ fields: '{"message":"Hello"}' })
      .where('id', '=', visit.id)
      .execute();
    const [record] = await VISIT.read(opened.db, [visit.id]);
    expect(record).toMatchObject({ message: 'Hello', personName: '', name: SENT.name });
  });

  test('are erased individually or with their person, and counted once', async () => {
    const { db } = opened;
    const person = { email: 'SITA@example.com' };
    expect(await planErasure(db, person, kinds)).toMatchObject({ form_submissions: 2 });
    const both = { submissions: [referral, visit] };
    expect(await planErasure(db, both, kinds)).toMatchObject({ form_submissions: 2 });
    await erase(db, { submissions: [visit] }, kinds);
    expect(await counts()).toEqual([1, 0]);
    await erase(db, person, kinds);
    expect(await counts()).toEqual([0, 0]);
    const remaining = await db.selectFrom('inbox_states').select('subject_id').execute();
    expect(remaining).toEqual([]);
  });

  test('expire together, and are counted once', async () => {
    const cutoffs = { applications: null, messages: Date.now() + 1000, pending: null };
    const erased = await eraseExpired(opened.db, cutoffs, undefined, kinds);
    expect(erased).toMatchObject({ form_submissions: 2 });
    expect(await counts()).toEqual([0, 0]);
  });
});
