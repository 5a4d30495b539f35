/**
 * The check finds invalid HTML, and pages that the crawl never reaches are valid: rejected forms,
 * missing pages.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { applicationForm } from '#tests/application-form.ts';
import { MESSAGE } from '#tests/contact-message.ts';
import { SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { htmlProblems } from './valid-html.ts';

const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A</title></head><body>${body}</body></html>`;

test('accepts valid HTML', () => {
  const body = `<figure><p>1</p><figcaption>One</figcaption></figure><input id="n" type="text" required=""/>
    <label for="n" data-x="">Name</label><svg viewBox="0 0 1 1"><path pathLength="1"></path></svg>
    <a href="/a%20b/?c=d&amp;e=it&#x27;s#दशैं">A</a>`;
  expect(htmlProblems(pageOf(body))).toEqual([]);
});

test.each([
  ['a block inside a span', '<span><div></div></span>', '<div> element is not permitted'],
  ['an empty reference', '<input aria-activedescendant="">', '"aria-activedescendant" has invalid'],
  ['a reference to nothing', '<label for="nobody">Name</label>', 'nobody'],
  [
    'a caption outside its figure',
    '<figure><div><figcaption>One</figcaption></div></figure>',
    '<figcaption> element is not permitted',
  ],
  [
    'a caption in the middle',
    '<figure><p>1</p><figcaption>One</figcaption><p>2</p></figure>',
    '<figcaption>',
  ],
  ['an id twice', '<p id="a"></p><p id="a"></p>', 'Duplicate ID "a"'],
  ['a deprecated element', '<center>A</center>', '<center> is deprecated'],
  ['an unknown attribute', '<p vt-name="a">A</p>', '<p> has no attribute "vt-name"'],
  ['an attribute of another element', '<p href="/">A</p>', '<p> has no attribute "href"'],
  [
    'an invalid attribute value',
    '<button type="send">A</button>',
    '"type" has invalid value "send"',
  ],
  ['a quote in a URL', '<a href="#say-&quot;no&quot;">A</a>', '<a href> is no URL: #say-"no"'],
  ['an unknown element', '<island-slots></island-slots>', '<island-slots>'],
  ['a skipped heading level', '<h1>A</h1><h3>B</h3>', 'Heading level'],
  ['a field without a label', '<input type="text">', 'does not have a <label>'],
  ['a redundant role', '<nav role="navigation">A</nav>', 'Redundant role'],
  ['a name on an element that cannot have one', '<p aria-label="A">B</p>', 'aria-label'],
  ['a button that submits by default', '<button>A</button>', 'missing recommended "type"'],
  [
    'a focusable element in hidden content',
    '<p aria-hidden="true"><a href="/">A</a></p>',
    'aria-hidden',
  ],
  ['a lone percent sign', '<a href="#100%-sure">A</a>', '<a href> is no URL: #100%-sure'],
])('finds %s', (_name, body, problem) => {
  expect(htmlProblems(pageOf(body)).join('\n')).toContain(problem);
});

describe('pages without inbound links', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp('SQLite');
  });
  afterAll(() => app.close());

  const expectValid = async (answer: Promise<Response>, status: number) => {
    const response = await answer;
    expect(response.status).toBe(status);
    expect(htmlProblems(await response.text())).toEqual([]);
  };

  test.each([
    ['/no-such-page', 404],
    ['/talents-on-demand/no-such-job', 404],
    ['/talents-on-demand/shopify-developer', 410],
    ['/events/nobody', 404],
    ['/impact-story/nobody', 404],
    ['/newsletter?leave=no-such-link', 410],
    ['/job-alerts', 200],
    ['/job-alerts?leave=no-such-link', 410],
    ['/application/no-such-link', 404],
    ['/drop-your-info?jobId=qa-trainee', 200],
    ['/blogs-and-insights?q=zebra', 200],
    ['/blogs-and-insights?q=team', 200],
    ['/successful-submission?name=Sita', 200],
  ])('%s', (path, status) => expectValid(fetch(app.origin + path), status));

  const newsletter = { form: 'newsletter', ...SITA };
  test.each<[string, string, () => BodyInit, number]>([
    ['a message', '/contact', () => form({ ...MESSAGE, name: ' ', email: 'sita@' }), 422],
    ['a short message', '/hire-a-professional', () => form({ ...MESSAGE, message: '' }), 422],
    ['a subscription', '/newsletter', () => form({ ...newsletter, email: '' }), 422],
    ['an accepted subscription', '/newsletter', () => form(newsletter), 201],
    ['an alert', '/job-alerts', () => form({ email: 'sita@', search: 'level=boss' }), 422],
    ['an accepted alert', '/job-alerts', () => form({ ...SITA, frequency: 'daily' }), 201],
    ['an application', '/drop-your-info', () => applicationForm({ email: '' }, null), 422],
    [
      'a rejected request for a video',
      '/learning-hub/sql-for-the-first-job',
      () => form({ ...SITA, [HONEYPOT_FIELD]: 'buy now' }),
      422,
    ],
    [
      'a rejected request for a white paper',
      '/whitepapers/a-first-release-in-the-order-of-risk',
      () => form({ ...SITA, email: 'sita@' }),
      422,
    ],
    [
      'an accepted request for a video',
      '/learning-hub/sql-for-the-first-job',
      () => form(SITA),
      200,
    ],
  ])('%s, sent without scripts', (_name, path, body, status) =>
    expectValid(fetch(app.origin + path, { method: 'POST', body: body() }), status),
  );

  const form = (fields: Record<string, string>) =>
    new URLSearchParams({ pageTitle: 'Tarn', ...fields });
});
