/** The main journeys of a visitor, in WebKit. */
import { writeFileSync } from 'node:fs';
import { Key } from 'selenium-webdriver';
import { APPLICANT, pdf } from '#tests/application-form.ts';
import { MESSAGE } from '#tests/contact-message.ts';
import { storedOf } from '#tests/journeys/contact-page.ts';
import { leadsOf } from '#tests/journeys/gate-page.ts';
import { expect, test } from './webkit-site.ts';
import { windowOf } from './window.ts';

// All tests share one window.
test.describe.configure({ mode: 'default' });
test.skip(!process.env.WEBKIT_DRIVER_PATH, 'WebKit is not installed');

const SESSION = '/learning-hub/code-review-for-founders-who-do-not-code';
const PERSON = { firstName: 'Sita', lastName: 'Gurung' };

test('a list leads to its second page, and to a post', async ({ window, site }) => {
  const { open, click, find, expectHeading, expectPath, expectText } = windowOf(
    window,
    site.origin,
  );
  await open('/blogs-and-insights');
  await click('nav[aria-label="Pages"] a[href*="page=2"]');
  await expectText('nav[aria-label="Pages"] [aria-current]', '2');
  const card = await find('main article a');
  const title = await card.getText();
  await click('main article a');
  await expectPath(/blogs-and-insights\/./);
  await expectHeading(title);
  await window.navigate().back();
  await expectPath(/page=2$/);
});

test('a job is found and applied for with a resume', async ({ window, site }, info) => {
  const { open, click, find, fill, expectHeading, expectPath } = windowOf(window, site.origin);
  await open('/talents-on-demand');
  await click('main article a');
  await expectPath(/talents-on-demand\/./);
  await click('main a[href^="/drop-your-info?jobId="]');
  await expectHeading(/^Apply: /);
  const name = 'Hari Gurung';
  const resume = Buffer.from(pdf(20_000));
  const file = info.outputPath('hari.pdf');
  writeFileSync(file, resume);
  await fill('form', { ...APPLICANT, name });
  await (await find('input[name=cv]')).sendKeys(file);
  await click('form button[type=submit]');
  await expectHeading('Thank you, Hari!');
  const stored = await site.engine.db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.application_id', 'applications.id')
    .selectAll()
    .where('name', '=', name)
    .execute();
  expect(stored).toMatchObject([{ email: APPLICANT.email, verified: 1 }]);
  expect(Buffer.from(stored[0]?.bytes ?? []).equals(resume)).toBe(true);
});

test('a message is sent and stored', async ({ window, site }) => {
  const { open, click, fill, expectHeading } = windowOf(window, site.origin);
  const email = 'webkit-contact@example.com';
  await open('/contact');
  await fill('#contact-form', { name: MESSAGE.name, email, message: 'We look for a tester.' });
  await click('#contact-form button[type=submit]');
  await expectHeading('Thank you, Sita!');
  await expect.poll(async () => (await storedOf(site.engine, email)).messages).toHaveLength(1);
});

test('the newsletter form reports missing fields, then thanks', async ({ window, site }) => {
  const { open, click, fill, expectText } = windowOf(window, site.origin);
  const email = 'webkit-letter@example.com';
  await open('/newsletter');
  await click('main form button[type=submit]');
  await expectText('main form [role=alert]', /./);
  await fill('main form', { ...PERSON, email });
  await click('main form button[type=submit]');
  await expectText('main [role=status]', /Thank you, Sita!/);
  expect(await leadsOf(site.engine, email)).toMatchObject([{ source: 'Newsletter' }]);
});

test('the menu opens by pointer and by keyboard, and its links work', async ({ window, site }) => {
  const { open, find, expectPath } = windowOf(window, site.origin);
  await open('/');
  const group = await find('header nav details');
  const name = await find('header nav details > summary');
  // A pointer at rest hydrates nothing.
  await window.actions().move({ x: 1, y: 1 }).move({ origin: name }).perform();
  await expect.poll(() => group.getAttribute('open')).toBe('true');
  await name.sendKeys(Key.ESCAPE);
  await expect.poll(() => group.getAttribute('open')).toBe(null);
  await name.sendKeys(Key.ARROW_DOWN);
  await expect.poll(() => group.getAttribute('open')).toBe('true');
  const link = await window.switchTo().activeElement();
  const href = (await link.getAttribute('href')) ?? '';
  await link.sendKeys(Key.ENTER);
  await expectPath(new RegExp(`${new URL(href, site.origin).pathname}(#|$)`));
});

test('a name and an email address open the video of a session', async ({ window, site }) => {
  const { open, click, fill, find, expectText } = windowOf(window, site.origin);
  const email = 'webkit-session@example.com';
  await open(SESSION);
  await fill('#access', { ...PERSON, email });
  await click('#access button[type=submit]');
  await expectText('#access [role=status]', /^Thank you Sita/);
  expect(await (await find('section[aria-label^="Recording: "]')).isDisplayed()).toBe(true);
  await expect.poll(() => leadsOf(site.engine, email)).toMatchObject([{ source: 'Learning Hub' }]);
});
