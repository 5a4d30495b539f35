/** Text from forms reaches staff as text: it injects no headers, markup or invisible characters. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { type CrmReceiver, startCrmReceiver, WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const TEAM = 'team@tarn.example';

/** Names as typed and as stored, and whether an email uses them in its greeting. */
const NAMES: [title: string, input: string, stored: string, isGreeted: boolean][] = [
  ['a new header', 'Sita\r\nBcc: victim@example.com', 'Sita Bcc: victim@example.com', false],
  ['a new header after a line feed', 'Sita\nSubject: Win', 'Sita Subject: Win', false],
  ['a whole second mail', 'Sita\r\n.\r\nMAIL FROM:<a@b.c>', 'Sita . MAIL FROM:<a@b.c>', false],
  ['control characters', 'Si\u0007ta\u001b[31m\u0085', 'Si ta [31m', false],
  ['line and paragraph separators', 'Si\u2028ta\u2029Ram', 'Si ta Ram', true],
  ['reversed text', 'Sita \u202egnuruG\u202c', 'Sita gnuruG', true],
  ['isolates and direction marks', '\u2066Si\u200eta\u2069', 'Sita', true],
  ['invisible characters', 'Si\u200bt\u2060a\ufeff\u00ad', 'Sita', true],
  ['blank letters', 'Sita\u3164\u115f\u2800', 'Sita', true],
  ['invisible tags', `Sita${'\u{e0041}\u{e0042}'}`, 'Sita', true],
  ['stacked combining marks', `S${'\u0301'.repeat(50)}ita`, `\u015a${'\u0301'.repeat(6)}ita`, true],
  ['half a character', 'Sita\ud83d', 'Sita', true],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>', false],
  [
    'markup that closes the template',
    '</td></table><script>1</script>',
    '</td></table><script>1</script>',
    false,
  ],
  ['an entity', 'Sita &lt;b&gt;', 'Sita &lt;b&gt;', false],
  [
    'an encoded word',
    '=?utf-8?Q?Sita=0D=0ABcc:_x@y.z?=',
    '=?utf-8?Q?Sita=0D=0ABcc:_x@y.z?=',
    false,
  ],
  ['an address in brackets', '"CEO" <ceo@tarn.example>', '"CEO" <ceo@tarn.example>', false],
  ['an advertisement', 'Buy now at spam.example', 'Buy now at spam.example', false],
  ['a placeholder of the templates', '{about} {brand}', '{about} {brand}', false],
  ['a formula', '=HYPERLINK("http://x.example")', '=HYPERLINK("http://x.example")', false],
  ['a huge name', 'Sita '.repeat(20_00), 'Sita '.repeat(40).trim(), false],
  ['Devanagari with its joiners', 'क्\u200dष श्री\u200cमती', 'क्\u200dष श्री\u200cमती', true],
  [
    'a name with accents, hyphens and apostrophes',
    "Ana-María d’Arc O'Neil Jr.",
    "Ana-María d’Arc O'Neil Jr.",
    true,
  ],
];

describeOnOneEngine('hostile input', (engine) => {
  let mails: MailServer;
  let receiver: CrmReceiver;
  let app: TestApp;
  /** Ids of the messages, by the name that each was sent under. */
  const sent = new Map<string, string>();
  beforeAll(async () => {
    mails = await startMailServer();
    receiver = await startCrmReceiver();
    app = await makeApp(engine, {
      CAPTCHA: 'off',
      SMTP_URL: mails.url,
      MAIL_FROM: 'hello@tarn.example',
      MAIL_TO: TEAM,
      CRM_WEBHOOK_URL: receiver.url,
      CRM_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
    const send = async (name: string, index: number) => {
      const message = `Hi\r\n${name}`.slice(0, 500);
      const body = {
        ...MESSAGE,
        email: `typed-${index}@example.com`,
        name,
        company: name,
        message,
      };
      sent.set(name, await idOf(await postContact(app.origin, body)));
    };
    await Promise.all([MESSAGE.name, ...NAMES.map(([, name]) => name)].map(send));
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([mails.goDown(), receiver.goDown()]);
  });

  const idOf = async (response: Response) => {
    const text = await response.text();
    expect(response.status, text).toBe(201);
    return (JSON.parse(text) as { data: { id: string } }).data.id;
  };
  /** The mails about a submission, the team's first. */
  const mailsAbout = async (id: string, count: number) => {
    const rows = () =>
      app.engine.db
        .selectFrom('outbox')
        .select(['id', 'delivered_at'])
        .where('subject_id', '=', id)
        .where('channel', '=', 'mail')
        .orderBy('topic', 'desc')
        .execute();
    await expect
      .poll(async () => (await rows()).filter((row) => row.delivered_at))
      .toHaveLength(count);
    const ids = (await rows()).map((row) => row.id);
    return Promise.all(
      ids.map(async (mail) => {
        const received = mails.received.find(({ raw }) => raw.includes(`Message-ID: <${mail}@`));
        if (!received) throw new Error('no such mail');
        return { envelope: received.to, ...(await readMail(received)) };
      }),
    );
  };
  const headersOf = (mail: { headers: { key: string }[] }) =>
    mail.headers.map(({ key }) => key).sort();

  test.each(NAMES)('%s is kept as text', async (_title, name, stored, isGreeted) => {
    const id = sent.get(name) ?? '';
    const [usual] = await mailsAbout(sent.get(MESSAGE.name) ?? '', 2);
    const [teamEmail, customerEmail] = await mailsAbout(id, 2);

    const row = await app.engine.db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.name, row.company]).toEqual([stored, stored]);
    const { email } = row;

    expect(teamEmail?.envelope).toEqual([TEAM]);
    expect(customerEmail?.envelope).toEqual([email]);
    expect(headersOf(teamEmail as never)).toEqual(headersOf(usual as never));
    const inHeader = stored.replaceAll('=?', '= ?');
    expect(teamEmail?.replyTo).toEqual([{ name: inHeader, address: email }]);
    expect(teamEmail?.subject).toBe(`A project: message from ${inHeader}`.slice(0, 150).trim());
    expect(teamEmail?.text).toContain(`Name: ${stored}\n`);
    expect(teamEmail?.html).not.toMatch(/<(img|script)\b/);
    expect(teamEmail?.html?.match(/<table/g)).toHaveLength(1);
    expect(customerEmail?.text?.split('\n')[0]).toBe(isGreeted ? `Dear ${stored},` : 'Hello,');
    // Anyone can type another person's address, so the mail there repeats no other text.
    expect(customerEmail?.text).not.toMatch(/Hi|Terrace|spam\.example/);
  });

  test('a resume is attached under the name of the applicant, not its file name', async () => {
    const form = applicationForm(
      { name: '../..\\evil"; x="\u202efdp.exe' },
      undefined,
      '../../x.exe',
    );
    const [teamEmail] = await mailsAbout(await idOf(await postApplication(app.origin, form)), 2);
    expect(teamEmail?.attachments.map(({ filename }) => filename)).toEqual([
      'evil x fdp exe - resume.pdf',
    ]);
  });

  const routes = ['//evil.example/', '@evil.example/x', '.evil.example', '/\\evil.example'];
  test.each(routes)('a CRM record is JSON, and its page %s stays on this site', async (route) => {
    const lead = { ...SITA, firstName: 'Si"}\r\n,{"ta\u202e', lastName: '<b>' };
    const headers = { 'x-page-route': route, 'x-page-title': 'A%0D%0AB' };
    const id = await idOf(await postLead(app.origin, 'Contact us', lead, headers));
    const record = () =>
      receiver.received
        .map(({ body }) => body.data as { id: string })
        .find((data) => data.id === id);
    await expect.poll(record).toBeDefined();
    expect(record()).toMatchObject({
      firstName: 'Si"} ,{"ta',
      lastName: '<b>',
      page: { url: `${app.origin}/`, title: 'A B' },
    });
  });
});
