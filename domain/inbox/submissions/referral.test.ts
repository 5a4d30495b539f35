/** A form that is added with a descriptor only; see "Add a form" in CONTRIBUTING.md. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { readMail } from '#tests/mail-server.ts';
import {
  countRowsOf,
  makeReferralApp,
  postReferral,
  SENT,
  sendReferral,
  TEAM,
} from '#tests/referral.ts';
import { REFERRAL, WITH_REFERRALS } from '#tests/referral-kind.ts';
import { unusedId } from './unused-id.ts';

describeEachEngine('a referral, an added kind', (engine) => {
  let app: Awaited<ReturnType<typeof makeReferralApp>>;
  beforeAll(async () => {
    app = await makeReferralApp(engine);
  });
  afterAll(() => app.close());

  test('is stored once with its consent, also if it is sent concurrently', async () => {
    const headers = { 'idempotency-key': 'one', 'x-page-route': '/contact' };
    const ids = await Promise.all([
      sendReferral(app.origin, {}, headers),
      sendReferral(app.origin, {}, headers),
      sendReferral(app.origin, {}, headers),
    ]);
    const id = await sendReferral(app.origin, {}, headers);
    expect(new Set([...ids, id]).size).toBe(1);
    const rows = await REFERRAL.read(app.engine.db, [id]);
    expect(rows).toMatchObject([
      { ...SENT, about: SENT.personName, page: { route: '/contact' }, verified: null },
    ]);
    expect(rows[0]?.consent).not.toBe('');
    expect(rows[0]?.addressHash).not.toBe('');
    const other = await postReferral(app.origin, { ...SENT, message: 'else' }, headers);
    expect(other.status).toBe(409);
    expect(await countRowsOf(app.engine.db, id)).toEqual([1, 0, 2]);
  });

  test('is rejected with all errors, and nothing is stored', async () => {
    const invalid = { ...SENT, name: ' ', personEmail: 'ram', fax: 'x' };
    const response = await postReferral(app.origin, invalid, { 'idempotency-key': 'wrong' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [
        { field: 'name', message: MESSAGES.required },
        { field: 'personEmail', message: MESSAGES.email },
        { field: 'fax', message: MESSAGES.honeypot },
      ],
    });
    const stored = await app.engine.db
      .selectFrom('form_submissions')
      .select('id')
      .where('idempotency_key', '=', 'wrong')
      .execute();
    expect(stored).toEqual([]);
  });

  test('is documented in OpenAPI with its limits', async () => {
    const response = await fetch(`${app.origin}/api/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, { post: unknown }> };
    expect(paths['/api/v1/public/referrals']?.post).toMatchObject({
      operationId: 'sendReferral',
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: ['name', 'email', 'personName', 'personEmail'],
              properties: { message: { maxLength: 5000 } },
            },
          },
        },
      },
    });
  });

  test('sends mails to the team and to the sender', async () => {
    const id = await sendReferral(app.origin, { email: 'maya@example.com', name: 'Maya Rai' });
    const mailsTo = (email: string) =>
      app.mails.received.filter(
        ({ to, raw }) => to.includes(email) && raw.includes(referenceOf(id)),
      );
    await expect
      .poll(() => [mailsTo(TEAM).length, mailsTo('maya@example.com').length])
      .toEqual([1, 1]);
    const [mail] = mailsTo(TEAM);
    if (!mail) throw new Error('no mail');
    const { subject, replyTo, text } = await readMail(mail);
    expect(subject).toBe('Referral: Ram Thapa (Maya Rai)');
    expect(replyTo).toMatchObject([{ address: 'maya@example.com' }]);
    expect(text).toContain('Who is recommended?\n> Ram Thapa, ram@example.com');
    expect(text).toContain('> We worked together.\n> For two years.');
  });

  test('has a reference number that is unique among all kinds', async () => {
    const id = await sendReferral(app.origin);
    const twin = `${id.slice(0, 11)}00-4000-8000-000000000000`;
    const unused = `${twin.startsWith('f') ? '0' : 'f'}${twin.slice(1)}`;
    const generatedIds = [twin, unused];
    expect(await unusedId(app.engine.db, () => generatedIds.shift() ?? '', WITH_REFERRALS)).toBe(
      unused,
    );
  });
});
