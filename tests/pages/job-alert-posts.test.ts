import { expect, test } from 'vitest';
import { ALERT_MESSAGES } from '#contract/job-alert-rules.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { alertLinkTo, postAlerts } from '#tests/job-alerts.ts';
import { postedForms } from '#tests/posted-forms.ts';

const EMAIL = 'sita@example.com';
/** The body that mail providers send, RFC 8058. */
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

describeOnOneEngine('job alerts without scripts', (engine) => {
  const { app, post, stored } = postedForms(engine);
  const get = async (path: string) => (await fetch(app().origin + path)).text();
  const send = (fields: Record<string, string> = {}, headers?: Record<string, string>) =>
    post(
      '/job-alerts',
      new URLSearchParams({
        email: EMAIL,
        frequency: 'weekly',
        search: 'level=senior',
        page: '/talents-on-demand',
        ...fields,
      }),
      headers,
    );
  const requestAlert = async () => {
    const fields = { email: EMAIL, frequency: 'daily', search: 'level=senior' };
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const response = await postAlerts(app().origin, '', fields, headers);
    const { data } = (await response.json()) as { data: { id: string } };
    return data.id;
  };
  const linkTo = (purpose: 'confirm' | 'leave', id: string) =>
    alertLinkTo(app().engine.db, purpose, id);
  const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  const formIn = (html: string) =>
    /<form[^>]*action="\/job-alerts"[\s\S]*?<\/form>/.exec(html)?.[0];
  const searchIn = (html: string) =>
    /name="search" value="([^"]*)"/.exec(formIn(html) ?? '')?.[1]?.replaceAll('&amp;', '&');
  const feedIn = (html: string) =>
    /href="([^"]*feed\.xml[^"]*)"/.exec(formIn(html) ?? '')?.[1]?.replaceAll('&amp;', '&');

  test.for([
    ['/talents-on-demand', ''],
    ['/talents-on-demand?q=React&level=senior&sort=pay', 'q=react&level=senior'],
    ['/talents-on-demand?q=zebra&mode=remote', 'q=zebra&mode=remote'],
    ['/talents-on-demand/senior-react-engineer', 'department=engineering&level=senior'],
  ])('the form is on %s, with its search and its feed', async ([path = '', search]) => {
    const html = await get(path);
    expect(searchIn(html)).toBe(search);
    expect(feedIn(html)).toBe(`/talents-on-demand/feed.xml${search && `?${search}`}`);
    expect(formIn(html)).toContain('By setting up an alert you agree');
  });

  test('stores the page and the consent wording, and accepts a second click', async () => {
    const response = await send();
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headingOf(await response.text())).toBe('Check your mail');
    expect((await send()).status).toBe(201);
    expect((await send({ frequency: 'daily' })).status).toBe(429);
    expect(await stored('job_alerts')).toMatchObject([
      {
        email: EMAIL,
        search: 'level=senior',
        requested_frequency: 'weekly',
        consent_page: '/talents-on-demand',
        consent_wording: expect.stringMatching(/^By setting up an alert/),
      },
    ]);
  });

  test('shows the errors beside the fields, and keeps the input', async () => {
    const refusals = [
      [{ email: '<b>@' }, MESSAGES.email],
      [{ frequency: '' }, ALERT_MESSAGES.frequency],
      [{ search: 'level=boss' }, ALERT_MESSAGES.unknown(['boss'])],
      [{ search: 'skill=zebra' }, ALERT_MESSAGES.unknown(['zebra'])],
      [{ [HONEYPOT_FIELD]: 'x' }, MESSAGES.autofilled],
      [{ page: '//evil.example', email: '' }, ALERT_MESSAGES.email],
    ] as const;
    for (const [index, [fields, message]] of refusals.entries()) {
      const response = await send(fields, { 'x-forwarded-for': `198.51.100.${index + 10}` });
      const form = formIn(await response.text()) ?? '';
      expect([response.status, form.includes(message)], message).toEqual([422, true]);
    }
    expect(await (await send({ email: '<b>@' })).text()).toContain('value="&lt;b&gt;@"');
    expect(await stored('job_alerts')).toEqual([]);
  });

  test('refuses a post from another site or with another content type', async () => {
    const foreign = await send({}, { origin: 'https://evil.example' });
    const other = await post('/job-alerts', '{}', { 'content-type': 'application/json' });
    expect([foreign.status, other.status]).toEqual([403, 400]);
    expect(await stored('job_alerts')).toEqual([]);
  });

  test('opening a link changes nothing and explains what the button does', async () => {
    const id = await requestAlert();
    const confirm = await linkTo('confirm', id);
    const html = await get(confirm);
    expect(headingOf(html)).toBe('Is this alert for you?');
    expect(html).toContain('For Senior, once a day.');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(headingOf(await get(await linkTo('leave', id)))).toBe('Switch this alert off?');
    expect(await stored('job_alerts')).toMatchObject([{ confirmed_at: null, ended_at: null }]);
    for (const response of [await post(confirm, ''), await post(confirm, '')]) {
      expect(headingOf(await response.text())).toBe('The alert is on');
    }
    expect(await stored('job_alerts')).toMatchObject([{ confirmed_at: expect.any(Number) }]);
  });

  test('ends with one click from any origin, and a repeat says that it had ended', async () => {
    const id = await requestAlert();
    await post(await linkTo('confirm', id), '');
    const leave = await linkTo('leave', id);
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const first = await post(leave, ONE_CLICK, foreign);
    expect([first.status, headingOf(await first.text())]).toEqual([200, 'The alert is off']);
    expect(await stored('job_alerts')).toMatchObject([{ ended_at: expect.any(Number) }]);
    const second = await post(leave, ONE_CLICK, foreign);
    expect([second.status, headingOf(await second.text())]).toEqual([
      200,
      'This alert was off already',
    ]);
    expect(headingOf(await get(leave))).toBe('This alert was off already');
    for (const path of [
      await linkTo('confirm', id),
      '/job-alerts?confirm=x',
      '/job-alerts?leave=',
    ]) {
      const response = await fetch(app().origin + path);
      expect(response.status).toBe(410);
      expect(headingOf(await response.text())).toBe('This link is no longer good');
    }
  });
});
