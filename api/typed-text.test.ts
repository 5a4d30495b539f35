/** Text as people type and paste it, sent to every form. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { GATE_MESSAGES } from '#contract/gate-rules.ts';
import type { Problem } from '#contract/problem.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { postAlerts } from '#tests/job-alerts.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const FILM = '/learning-hubs/sql-for-the-first-job/video';

const UNDELIVERABLE = [
  'sita@gmail',
  's..ta@example.com',
  '.sita@example.com',
  'sita.@example.com',
  'a@localhost',
  `${'s'.repeat(65)}@example.com`,
  `sita@${'a'.repeat(64)}.com`,
  'sita@example..com',
  'sita@.example.com',
  'sita@example.com.',
  'sita@-example.com',
  'sita@exam_ple.com',
  'sita@example.c',
  'sita@example.c0m',
  'sita@192.0.2.1',
  'sita@[192.0.2.1]',
  'sita@example.com:25',
  'sita@example.com/x',
  'sita@example.com, ram@example.com',
  'sita @example.com',
  'सीता@example.com',
  'sita@gurung@example.com',
];

const DELIVERABLE = [
  ['sita@münchen.de', 'sita@xn--mnchen-3ya.de'],
  ['sita@नेपाल.example', 'sita@xn--l2bey1c2b.example'],
  ['sita@xn--mnchen-3ya.de', 'sita@xn--mnchen-3ya.de'],
  ['\u200bsita@example.com\ufeff', 'sita@example.com'],
  ['si\u00adta@exam\u2060ple.com\u200d', 'sita@example.com'],
  ['mailto:sita@example.com?subject=Hello', 'sita@example.com'],
  [' \u00a0Mailto: sita@example.com', 'sita@example.com'],
  ['ｓｉｔａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'sita@example.com'],
  ["o'brien+x.y@Example.COM", "o'brien+x.y@example.com"],
  [`${'s'.repeat(64)}@example.com`, `${'s'.repeat(64)}@example.com`],
] as const;

describeOnOneEngine('typed text', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
  });
  afterAll(() => app.close());
  const db = () => app.engine.db;

  /** How each form is sent, and the table that stores its address. */
  const forms = {
    application: {
      send: (email: string) => postApplication(app.origin, applicationForm({ email })),
      table: 'applications',
      wrong: MESSAGES.email,
    },
    contact: {
      send: (email: string) => postContact(app.origin, { ...MESSAGE, email }),
      table: 'contact_messages',
      wrong: MESSAGES.email,
    },
    newsletter: {
      send: (email: string) => postLead(app.origin, 'Newsletter', { ...SITA, email }),
      table: 'leads',
      wrong: MESSAGES.email,
    },
    gate: {
      send: (email: string) =>
        fetch(`${app.origin}${API_PREFIX}${FILM}`, {
          method: 'POST',
          body: JSON.stringify({ ...SITA, email }),
          headers: { 'content-type': 'application/json' },
        }),
      table: 'leads',
      wrong: GATE_MESSAGES.email,
    },
    alert: {
      send: (email: string) =>
        postAlerts(app.origin, '', { email, frequency: 'daily', search: 'level=senior' }),
      table: 'job_alerts',
      wrong: MESSAGES.email,
    },
  } as const;

  test.each(Object.entries(forms))(
    '%s: normalizes valid email addresses and refuses others',
    async (_, { send, table, wrong }) => {
      const emails = async () =>
        (await db().selectFrom(table).select('email').execute()).map(({ email }) => email);
      await db().deleteFrom(table).execute();
      for (const email of UNDELIVERABLE) {
        const response = await send(email);
        const { errors = [] } = (await response.json()) as Problem;
        expect([email, response.status, errors]).toEqual([
          email,
          422,
          [{ field: 'email', message: wrong }],
        ]);
      }
      expect(await emails()).toEqual([]);
      for (const [typed, stored] of DELIVERABLE) {
        const response = await send(typed);
        expect([typed, Math.floor(response.status / 100)]).toEqual([typed, 2]);
        expect(await emails()).toContain(stored);
      }
    },
  );

  const errorsOf = async (response: Response) => {
    const { errors = [] } = (await response.json()) as Problem;
    return [response.status, errors];
  };

  test('accepts phone numbers in any script', async () => {
    const typed = ['९८४१२३४५६७', '+९७७ ९८४-१२३४५६७', '＋９７７ 9841234567', 'tel:+977-984-1234567'];
    for (const phone of typed) {
      const response = await postApplication(app.origin, applicationForm({ phone, name: phone }));
      expect([phone, response.status]).toEqual([phone, 201]);
      const stored = await db()
        .selectFrom('applications')
        .select('phone')
        .where('name', '=', phone)
        .execute();
      expect(stored.map((row) => row.phone)).toEqual(['+9779841234567']);
    }
    const phoneNumber = '+९७७ ९८४-१२३४५६७';
    expect((await postContact(app.origin, { ...MESSAGE, phoneNumber })).status).toBe(201);
    const messages = await db().selectFrom('contact_messages').select('phone_number').execute();
    expect(messages.map((row) => row.phone_number)).toContain('+977 984-1234567');
  });

  test("refuses an impossible phone number with the pack's message in the page's language", async () => {
    for (const [page, message] of [
      ['/drop-your-info', 'Enter a phone number, with the country code if it is not from Nepal'],
      ['/ne/drop-your-info', 'फोन नम्बर लेख्नुहोस्; नेपालको होइन भने देशको कोडसहित'],
    ] as const) {
      const form = applicationForm({ phone: '१२' });
      const headers = { 'x-page-route': page };
      expect(await errorsOf(await postApplication(app.origin, form, headers))).toEqual([
        422,
        [{ field: 'phone', message }],
      ]);
    }
    const body = applicationForm({ phone: '१२' });
    const posted = await fetch(`${app.origin}/drop-your-info`, { method: 'POST', body });
    expect(posted.status).toBe(422);
    expect(await posted.text()).toContain('Enter a phone number, with the country code');
  });

  test('normalizes profile links, and refuses other addresses', async () => {
    const profiles = {
      linkedin: 'https://www.linkedin.com/mwlite/in/asha?trk=x',
      github: 'https://asha.github.io/',
      name: 'Asha Profiles',
    };
    expect((await postApplication(app.origin, applicationForm(profiles))).status).toBe(201);
    const stored = db()
      .selectFrom('applications')
      .select(['linkedin', 'github'])
      .where('name', '=', profiles.name);
    expect(await stored.execute()).toEqual([
      { linkedin: 'linkedin.com/in/asha', github: 'github.com/asha' },
    ]);
    for (const linkedin of [
      'linkedin.com/company/acme',
      'https://linkedin.com/feed/',
      'n/a',
      '-',
    ]) {
      const response = await postApplication(app.origin, applicationForm({ linkedin }));
      expect([linkedin, ...(await errorsOf(response))]).toEqual([
        linkedin,
        422,
        [{ field: 'linkedin', message: APPLICATION_MESSAGES.linkedin }],
      ]);
    }
    for (const github of ['github.com/orgs/acme', 'github.com/features', 'none']) {
      const response = await postApplication(app.origin, applicationForm({ github }));
      expect([github, ...(await errorsOf(response))]).toEqual([
        github,
        422,
        [{ field: 'github', message: APPLICATION_MESSAGES.github }],
      ]);
    }
  });

  test.each(['\u000b', '\u000c', '\u0085', '\u2028', '\u2029', '\r', '\u001e'])(
    '%j is a line break in a message, and a space in a name',
    async (mark) => {
      const name = `Asha${mark}Rai`;
      const message = `React${mark}Node`;
      expect((await postContact(app.origin, { ...MESSAGE, name, message })).status).toBe(201);
      expect((await postApplication(app.origin, applicationForm({ name, message }))).status).toBe(
        201,
      );
      for (const table of ['contact_messages', 'applications'] as const) {
        const rows = await db()
          .selectFrom(table)
          .select(['name', 'message'])
          .where('name', 'like', 'Asha%Rai')
          .execute();
        expect(rows).toEqual([{ name: 'Asha Rai', message: 'React\nNode' }]);
        await db().deleteFrom(table).execute();
      }
    },
  );

  test('other control characters separate words', async () => {
    const message = 'React\u0007Node\u0001SQL';
    expect((await postContact(app.origin, { ...MESSAGE, name: 'Bell', message })).status).toBe(201);
    const rows = await db()
      .selectFrom('contact_messages')
      .select('message')
      .where('name', '=', 'Bell')
      .execute();
    expect(rows).toEqual([{ message: 'React Node SQL' }]);
  });
});
