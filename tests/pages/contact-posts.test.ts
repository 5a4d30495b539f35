import { expect, test } from 'vitest';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { MESSAGE } from '#tests/contact-message.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { postedForms } from '#tests/posted-forms.ts';
import { expectRetryWithinMinute } from '#tests/retry-after.ts';

describeOnOneEngine('a contact form without scripts', (engine) => {
  const { app, stored, ...forms } = postedForms(engine);
  const post = (fields: Record<string, string> = {}, path = '/contact') =>
    forms.post(path, new URLSearchParams({ ...MESSAGE, pageTitle: 'Contact | Tarn', ...fields }));
  const messages = () => stored('contact_messages');
  const leads = () => stored('leads');

  test('is stored as unverified, with a lead, once a minute', async () => {
    const began = Date.now();
    const response = await post();
    expect(response.status, await response.clone().text()).toBe(302);
    const target = new URL(response.headers.get('location') ?? '', app().origin);
    expect(target.pathname).toBe('/successful-submission');
    expect(await (await fetch(target)).text()).toContain('Thank you, Sita!');
    expect(await messages()).toMatchObject([
      { name: MESSAGE.name, verified: 0, page_route: '/contact', page_title: 'Contact | Tarn' },
    ]);
    expect(await leads()).toMatchObject([
      {
        source: 'Contact us',
        first_name: 'Sita',
        last_name: 'Kumari Gurung',
        email: MESSAGE.email,
        verified: 0,
        page_route: '/contact',
      },
    ]);

    const other = await post({ message: 'And one more thing' });
    expect(other.status).toBe(429);
    expectRetryWithinMinute(other, began);
    const page = await other.text();
    expect(page).toContain(CONTACT_MESSAGES.failed);
    expect(page).toContain('And one more thing');
    expect(await messages()).toHaveLength(1);
  });

  test('is also accepted from the short forms, and staff see from which', async () => {
    expect((await post({}, '/hire-a-professional')).status).toBe(302);
    expect(await messages()).toMatchObject([{ page_route: '/hire-a-professional' }]);
  });

  test('is shown again with the errors and the input', async () => {
    const response = await post({ name: ' ', email: 'sita@', message: 'a <b> c' });
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const text of [MESSAGES.required, MESSAGES.email, 'value="sita@"', 'a &lt;b&gt; c']) {
      expect(html).toContain(text);
    }
    expect(await messages()).toEqual([]);
    expect((await post()).status).toBe(302);
  });

  test('connects the error of an unknown topic to its choices', async () => {
    const response = await post({ topic: 'magic' });
    expect(response.status).toBe(422);
    const html = await response.text();
    const [group = ''] =
      /<fieldset[^>]*>(?=<legend[^>]*>[^<]*<\/legend>.*?name="topic")/.exec(html) ?? [];
    expect(group).toContain('role="radiogroup"');
    expect(group).toContain('aria-invalid="true"');
    const [, ids = ''] = /aria-describedby="([^"]*)"/.exec(group) ?? [];
    expect(ids.split(' ')).toContain('topic-error');
    for (const id of ids.split(' ')) expect(html).toContain(`id="${id}"`);
    expect(html).toContain(CONTACT_MESSAGES.topic);
  });

  test('is rejected if the honeypot is filled in', async () => {
    expect((await post({ [HONEYPOT_FIELD]: 'buy now' })).status).toBe(422);
    expect([await messages(), await leads()]).toEqual([[], []]);
  });

  test('is separate from the newsletter form on the same page', async () => {
    const response = await post({ form: 'newsletter', firstName: 'Sita', lastName: 'Gurung' });
    expect(response.status).toBe(201);
    expect(await response.text()).toContain('Thank you, Sita!');
    expect(await messages()).toEqual([]);
    expect(await leads()).toMatchObject([{ source: 'Newsletter', page_route: '/contact' }]);
    // The two forms have separate rate limits.
    expect((await post()).status).toBe(302);
  });
});
