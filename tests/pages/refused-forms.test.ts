/** The message of each form if a post without scripts is rejected as a whole. */
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
  /** Status of an accepted post. */
  taken: number;
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
    '%s: reports a filled honeypot, and accepts a second try',
    async (_, form) => {
      const honeypot = { [HONEYPOT_FIELD]: '01 4123456' };
      const refused = await send(form, honeypot);
      const html = await refused.text();
      expect(refused.status).toBe(422);
      expect(html).toContain(MESSAGES.autofilled);
      expect(html).toContain(`value="${form.fields.email}"`);
      expect(html).not.toContain(honeypot[HONEYPOT_FIELD]);
      // A bot that fills in the honeypot again is rejected again.
      expect((await send(form, honeypot)).status).toBe(422);
      expect((await send(form)).status).toBe(form.taken);
    },
  );

  test.each(Object.entries(FORMS))(
    '%s: says when to try again after the rate limit',
    async (_, form) => {
      expect((await send(form)).status).toBe(form.taken);
      const other = await send(form, {
        name: 'Ram Thapa',
        firstName: 'Ram',
        email: 'ram@example.com',
      });
      expect(other.status).toBe(429);
      const html = await other.text();
      const wait = Number(other.headers.get('retry-after'));
      const messages = [wait, wait - 1, wait - 2].map((seconds) => MESSAGES.tooMany(seconds));
      expect(messages.some((text) => html.includes(text))).toBe(true);
      expect(html).toContain('value="ram@example.com"');
    },
  );
});
