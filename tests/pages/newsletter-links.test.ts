import { beforeEach, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/engines.ts';
import { SITA } from '#tests/lead.ts';
import { linkTo, queuedFor, storeUnconfirmed, subscriptionOf } from '#tests/newsletter.ts';
import { POSTS_PER_MINUTE, postedForms } from '#tests/posted-forms.ts';

const EMAIL = 'sita@example.com';
/** The body that mail providers send, RFC 8058. */
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
const ENDED = ['subscription.ended.crm', 'subscription.ended.notice'];

describeOnOneEngine('the links in newsletter emails, without scripts', (engine) => {
  const { app, post, stored } = postedForms(engine, {
    NEWSLETTER_OPT_IN: 'double',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'team@example.com',
  });
  const db = () => app().engine.db;
  let id = '';
  beforeEach(async () => {
    id = await storeUnconfirmed(db(), EMAIL);
  });
  const get = (path: string) => fetch(app().origin + path);
  const state = async () => {
    const { confirmed_at, ended_at } = await subscriptionOf(db(), EMAIL);
    return [confirmed_at !== null, ended_at !== null];
  };
  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const newsletterForm = (fields: Record<string, string> = {}) =>
    new URLSearchParams({ ...SITA, form: 'newsletter', ...fields });

  test('opening one changes nothing and explains what the button does', async () => {
    for (const [purpose, words] of [
      ['confirm', 'Yes, send it to me'],
      ['leave', 'Unsubscribe'],
    ] as const) {
      const response = await get(await linkTo(db(), purpose, id));
      const html = await response.text();
      expect(response.status).toBe(200);
      const [form = '', attributes] = /<form ([^>]*)>.*?<\/form>/.exec(mainOf(html)) ?? [];
      expect(form).toContain(`${words}</button>`);
      // The form posts to the page's URL, which contains the token.
      expect(attributes).toMatch(/method="post"/);
      expect(attributes).not.toMatch(/action=/);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
    }
    expect(await state()).toEqual([false, false]);
  });

  test('the button confirms, and a repeat says the same', async () => {
    const link = await linkTo(db(), 'confirm', id);
    const { origin } = app();
    const clicks = [await post(link, '', { origin }), await post(link, ''), await get(link)];
    for (const response of clicks) {
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('You are on the list</h1>');
    }
    expect(await state()).toEqual([true, false]);
    const { lead_id } = await subscriptionOf(db(), EMAIL);
    expect(await queuedFor(db(), lead_id)).toEqual(['lead.crm', 'lead.notice']);
  });

  test('one click unsubscribes from any origin, without a rate limit', async () => {
    const link = await linkTo(db(), 'leave', id);
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');
    const bodies = [ONE_CLICK, multipart, '', ...Array(POSTS_PER_MINUTE).fill(ONE_CLICK)];
    for (const body of bodies) {
      const response = await post(link, body);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('You are unsubscribed</h1>');
    }
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(link, ONE_CLICK, foreign)).status).toBe(200);
    expect(await state()).toEqual([false, true]);
    expect(await queuedFor(db(), id)).toEqual(ENDED);
  });

  test('an invalid link says so, offers the form, and changes nothing', async () => {
    const confirm = await linkTo(db(), 'confirm', id);
    const swapped = confirm.replace('confirm=', 'leave=');
    for (const link of [swapped, `${confirm}x`, '/newsletter?leave=', '/newsletter?confirm=%00']) {
      for (const response of [await get(link), await post(link, ONE_CLICK)]) {
        const main = mainOf(await response.text());
        expect(response.status).toBe(410);
        expect(main).toContain('This link is no longer good</h1>');
        expect(main).toContain('action="/newsletter#newsletter"');
      }
    }
    expect(await state()).toEqual([false, false]);
  });

  test('a token permits only its own action, not a submission beside it', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await post('/newsletter', newsletterForm(), foreign)).status).toBe(403);
    expect((await post('/newsletter?leave=x', newsletterForm(), foreign)).status).toBe(410);
    expect(await stored('leads')).toEqual([]);
  });

  test('the cached page contains no link', async () => {
    const before = await (await get('/newsletter')).text();
    const link = await linkTo(db(), 'leave', id);
    expect(await (await get(link)).text()).not.toBe(before);
    expect(await (await get('/newsletter')).text()).toBe(before);
  });

  test('the form gives every visitor the same answer, so it reveals no subscribers', async () => {
    await post(await linkTo(db(), 'confirm', id), '');
    for (const email of [EMAIL, 'new@example.com']) {
      await db().deleteFrom('leads').execute();
      const headers = { 'x-forwarded-for': email === EMAIL ? '198.51.100.1' : '198.51.100.2' };
      const response = await post('/newsletter', newsletterForm({ email }), {
        ...headers,
        origin: app().origin,
      });
      expect(response.status).toBe(201);
      expect(await response.text()).toContain('follow the link in the mail');
    }
  });
});
