/** The calculator on `/staff-augmentation`, as the server renders it from the URL. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAFF_PARAMETERS } from '#contract/staffing-costs.ts';
import { getRaw } from '#tests/get-raw.ts';
import { expectPage, queriesOf } from '#tests/hostile-queries.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { serverPage } from '#tests/server-page.ts';

const PATH = '/staff-augmentation';
const USUAL = '55% below a hire of your own';

describe('the calculator as the server renders it', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp('SQLite');
  });
  afterAll(() => app.close());
  const read = (query: string) => serverPage(app.origin, PATH + query);

  test.each([
    ['', USUAL, '1 seat: $6,440 a month from us, $14,300 on your own.'],
    [
      '?role=tester&level=lead&people=2',
      '54% below a hire of your own',
      '2 seats: $12,867 a month from us, $28,167 on your own. That is $183,600 less in a year.',
    ],
    [
      '?salary=30000',
      'Your own hire is 47% below ours',
      '1 seat: $3,250 a month on your own, $6,100 from us. That is $34,200 more in a year.',
    ],
    // The typed salary was suggested for another role, so it follows the role.
    ['?role=tester&salary=132,000&typical=132000', '55% below a hire of your own', '$5,367'],
    ['?salary=120,000&typical=132000', '51% below a hire of your own', '$6,400'],
  ])('%s', async (query, title, text) => {
    const page = await read(query);
    expect(page.headings).toContain(title);
    expect(page.text).toContain(text);
    expect(page.canonical).toBe(`${app.origin}${PATH}`);
  });

  test('a value that the page does not know is as if it were missing', async () => {
    const usual = await getRaw(`${app.origin}${PATH}`);
    for (const query of ['role=chef', 'level=SENIOR', 'people=11', 'salary=a%20lot', 'utm=x']) {
      const { headers } = await getRaw(`${app.origin}${PATH}?${query}`);
      expect(headers.etag, query).toBe(usual.headers.etag);
    }
  });

  test('a salary outside of the range is moved into it', async () => {
    expect((await read('?salary=1')).html).toContain('value="10,000"');
    expect((await read('?salary=999999999')).html).toContain('value="300,000"');
  });

  test.each(STAFF_PARAMETERS)('%s: hostile queries are answered with a page', async (name) => {
    const few = queriesOf(name).filter((_, index) => index % 12 === 0);
    for (const query of few) await expectPage(app.origin, query, PATH);
  });

  test('the profiles have the prices of the table', async () => {
    const { text, links } = await read('');
    expect(links).toContain('The lowest price is $3,500 → #prices');
    for (const price of ['$6,000', '$4,000', '$5,500']) {
      expect(text).toContain(`${price} a month and up`);
    }
  });
});
