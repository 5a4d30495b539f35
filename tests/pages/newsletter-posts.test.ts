import { expect, test } from 'vitest';
import { LEAD_MESSAGES } from '#contract/lead-rules.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { SITA } from '#tests/lead.ts';
import { postedForms } from '#tests/posted-forms.ts';
import { expectRetryWithinMinute } from '#tests/retry-after.ts';

describeOnOneEngine('the newsletter form without scripts', (engine) => {
  const { app, ...forms } = postedForms(engine);
  const send = (body: BodyInit, headers?: Record<string, string>) =>
    forms.post('/?index', body, headers);
  const post = (fields: Record<string, string>, headers?: Record<string, string>) =>
    send(
      new URLSearchParams({ ...SITA, form: 'newsletter', pageTitle: 'Tarn', ...fields }),
      headers,
    );
  const stored = () => forms.stored('leads');

  test('is stored as unverified, with the page and the consent, once a minute', async () => {
    const began = Date.now();
    const response = await post({});
    const html = await response.text();
    expect(response.status, html).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(html).toContain('Thank you, Sita!');
    expect(html).not.toContain('value="sita@example.com"');
    expect(await stored()).toMatchObject([
      {
        source: 'Newsletter',
        email: SITA.email,
        verified: 0,
        page_route: '/',
        page_title: 'Tarn',
        consent_wording: expect.stringMatching(/^By subscribing/),
      },
    ]);

    const other = await post({ firstName: 'Ram' });
    expect(other.status).toBe(429);
    expectRetryWithinMinute(other, began);
    const page = await other.text();
    expect(page).toContain(LEAD_MESSAGES.failed);
    expect(page).toContain('value="Ram"');
    expect(await stored()).toHaveLength(1);
  });

  test('stores one lead for a double click, and thanks both times', async () => {
    expect([(await post({})).status, (await post({})).status]).toEqual([201, 201]);
    expect(await stored()).toHaveLength(1);
  });

  test('is shown again with the errors and the input, and can be sent again', async () => {
    const response = await post({ firstName: '<b>', lastName: ' ', email: 'sita@' });
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const message of [
      LEAD_MESSAGES.incomplete,
      LEAD_MESSAGES.lastName,
      LEAD_MESSAGES.emailFormat,
    ]) {
      expect(html).toContain(message);
    }
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).toContain('value="sita@"');
    expect(await stored()).toHaveLength(0);
    expect((await post({})).status).toBe(201);
  });

  test('is rejected if the honeypot is filled in', async () => {
    expect((await post({ [HONEYPOT_FIELD]: 'buy now' })).status).toBe(422);
    expect(await stored()).toHaveLength(0);
  });

  test('does not change the cached home page', async () => {
    const home = async (path: string) => (await fetch(app().origin + path)).text();
    const before = await home('/');
    await post({});
    expect(await home('/')).toBe(before);
    expect(await home('/?index')).toBe(before);
  });

  test('refuses a post from another site or with another content type', async () => {
    const foreign = await post({}, { origin: 'https://evil.example' });
    const other = await send('{}', { 'content-type': 'application/json' });
    expect([foreign.status, other.status]).toEqual([403, 400]);
    expect(await other.text()).toContain(LEAD_MESSAGES.failed);
    expect(await stored()).toHaveLength(0);
  });
});
