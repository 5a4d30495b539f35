/** What every form says, posted without scripts, where it was refused as a whole. */
import { expect, test } from 'vitest';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { APPLICANT, pdf } from '#tests/application-form.ts';
import { MESSAGE } from '#tests/contact-message.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { SITA } from '#tests/lead.ts';
import { postedForms } from '#tests/posted-forms.ts';

interface PostedForm {
  path: string;
  fields: Record<string, string>;
  /** Status of what is taken. */
  taken: number;
  /** Has a resume. */
  isUpload?: boolean;
}

const FORMS: Record<string, PostedForm> = {
  newsletter: { path: '/newsletter', fields: { form: 'newsletter', ...SITA }, taken: 201 },
  session: { path: '/learning-hub/sql-for-the-first-job', fields: SITA, taken: 200 },
  paper: {
    path: '/whitepapers/a-first-release-in-the-order-of-risk',
    fields: SITA,
    taken: 200,
  },
  contact: { path: '/contact', fields: MESSAGE, taken: 302 },
  'short form': { path: '/hire-a-professional', fields: MESSAGE, taken: 302 },
  alert: {
    path: '/job-alerts',
    fields: { email: SITA.email, frequency: 'weekly', search: '', page: '/talents-on-demand' },
    taken: 201,
  },
  application: { path: '/drop-your-info', fields: APPLICANT, taken: 302, isUpload: true },
};

describeOnOneEngine('forms without scripts', (engine) => {
  const { post } = postedForms(engine);
  const send = ({ path, fields, isUpload }: PostedForm, change: Record<string, string> = {}) => {
    const all = { ...fields, ...change };
    if (!isUpload) return post(path, new URLSearchParams(all));
    const body = new FormData();
    for (const [name, text] of Object.entries(all)) body.set(name, text);
    body.set('cv', new Blob([pdf()], { type: 'application/pdf' }), 'cv.pdf');
    return post(path, body);
  };

  test.each(Object.entries(FORMS))(
    '%s: says that the honeypot was filled in, and takes a second try',
    async (_, form) => {
      const blind = { [HONEYPOT_FIELD]: '01 4123456' };
      const refused = await send(form, blind);
      const html = await refused.text();
      expect(refused.status).toBe(422);
      expect(html).toContain(MESSAGES.autofilled);
      expect(html).toContain(`value="${form.fields.email}"`);
      expect(html).not.toContain(blind[HONEYPOT_FIELD]);
      // A bot that fills it in again gains nothing.
      expect((await send(form, blind)).status).toBe(422);
      expect((await send(form)).status).toBe(form.taken);
    },
  );

  test.each(Object.entries(FORMS))('%s: over the limit it says when', async (_, form) => {
    expect((await send(form)).status).toBe(form.taken);
    const other = await send(form, {
      name: 'Ram Thapa',
      firstName: 'Ram',
      email: 'ram@example.com',
    });
    expect(other.status).toBe(429);
    const html = await other.text();
    const wait = Number(other.headers.get('retry-after'));
    const said = [wait, wait - 1, wait - 2].map((seconds) => MESSAGES.tooMany(seconds));
    expect(said.some((text) => html.includes(text))).toBe(true);
    expect(html).toContain('value="ram@example.com"');
  });
});
