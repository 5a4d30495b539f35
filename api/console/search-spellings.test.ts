/** The console's search finds applicants and messages across spelling variants. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { indexPendingApplicants } from '#domain/hiring/applicant-search.ts';
import { indexPendingInboxItems } from '#domain/inbox/console-inbox/index.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendMessage } from '#tests/inbox-items.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { textPdf } from '#tests/resume-pdf.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const ASHA = 'Asha Shrestha';
const SOREN = 'Søren Łukasz Weiß';
const SITA = 'सीता गुरुङ';

/** A query, and the applicants that it finds. */
const FINDS: [string, string[]][] = [
  ['shresta', [ASHA]],
  ['shrestha', [ASHA]],
  ['asha shresta', [ASHA]],
  ['ahsa shrestha', []],
  ['Soeren', [SOREN]],
  ['SOREN LUKASZ WEISS', [SOREN]],
  ['गुरुङ्ग', [SITA]],
  ['सिता', [SITA]],
  // Words of the résumés.
  ['C#', [ASHA]],
  ['C++', [SOREN]],
  ['C', []],
  ['.NET', [ASHA]],
  ['Go', [SOREN]],
  ['front-end nodejs', [ASHA]],
  ['frontend', [ASHA]],
  ['fullstack', [SOREN]],
  ['इन्जिनियरिंग', [SITA]],
  ['काठमाण्डू', [SITA]],
  ['डेवलपर', [SITA]],
];

describeOnOneEngine('the console search with spelling variants', (engine) => {
  let app: TestApp;
  let staff: SignedIn;
  const messages: Record<string, string> = {};

  const applicants = async (q: string) => {
    const path = `/applications?q=${encodeURIComponent(q)}`;
    const { data } = await staff.call<{ items: { name: string }[]; isApproximate?: boolean }>(
      'GET',
      path,
    );
    return { ...data, names: data.items.map(({ name }) => name) };
  };
  const inbox = async (q: string) => {
    const path = `/inbox?q=${encodeURIComponent(q)}`;
    const { data } = await staff.call<{ items: { id: string }[]; isApproximate?: boolean }>(
      'GET',
      path,
    );
    return { ...data, ids: data.items.map(({ id }) => id) };
  };
  const apply = async (name: string, ...lines: string[]) => {
    const form = applicationForm({ name, message: '' }, new Blob([textPdf(...lines)]));
    expect((await postApplication(app.origin, form)).status).toBe(201);
  };

  beforeAll(async () => {
    app = await makeApp(engine, { ...INBOX_SETTINGS, CAPTCHA: 'off' }, { readsResumes: true });
    staff = await signIn(app, 'owner');
    await apply(ASHA, 'C# and ASP.NET, Node.js', 'Front end developer. Networking at Google');
    await apply(SOREN, 'C++, Go', 'Full-stack, i18n');
    await apply(SITA, 'डेभलपर, इन्जिनियरिङ', 'काठमाडौंमा काम');
    const areRead = async () => {
      for (const word of ['networking', 'i18n', 'काम']) {
        expect((await applicants(word)).names).toHaveLength(1);
      }
    };
    await vi.waitFor(areRead, { timeout: 20_000 });
    messages.node = await sendMessage(app, { message: 'We need a Node.js team in Kathmandu.' });
    messages.nepali = await sendMessage(app, { message: 'काठमाडौंमा डेभलपर चाहियो' });
  });
  afterAll(() => app.close());

  test.each(FINDS)('%j finds the applicants %j', async (q, names) => {
    expect((await applicants(q)).names).toEqual(names);
  });

  test('marks results as similar if no row has the exact word', async () => {
    expect((await applicants('shresta')).isApproximate).toBe(true);
    expect((await applicants('shrestha')).isApproximate).toBeUndefined();
    expect((await inbox('kathmandoo')).isApproximate).toBeUndefined();
    expect((await inbox('katmandu')).isApproximate).toBe(true);
  });

  test.each(['applications', 'inbox'])(
    'finds zeros, which are no dialing prefix, in %s',
    async (list) => {
      const { status } = await staff.call('GET', `/${list}?q=000000`);
      expect(status).toBe(200);
    },
  );

  test.each([
    ['nodejs', 'node'],
    ['node js', 'node'],
    ['katmandu', 'node'],
    ['काठमाण्डू', 'nepali'],
    ['डेवलपर', 'nepali'],
  ])('%j finds the message %s in the inbox', async (q, message) => {
    expect((await inbox(q)).ids).toEqual([messages[message]]);
  });

  test('reindexes only rows with tokens of an older version', async () => {
    const { db } = app.engine;
    const id = await storeApplicant(db, { name: 'Ayşe Çelik' });
    await indexPendingApplicants(db);
    const old = { tokens: 'ayse elik', version: 0 };
    await db.updateTable('applicant_tokens').set(old).where('application_id', '=', id).execute();
    await db
      .updateTable('inbox_tokens')
      .set({ ...old, tokens: 'older' })
      .execute();
    expect((await applicants('celik ayse')).names).toEqual([]);
    while (await indexPendingApplicants(db));
    await indexPendingInboxItems(db);
    expect((await applicants('celik ayse')).names).toEqual(['Ayşe Çelik']);
    expect((await applicants('elik')).names).toEqual([]);
    expect((await inbox('nodejs')).ids).toEqual([messages.node]);
    expect(await indexPendingApplicants(db)).toBe(false);
  });
});
