/** The preview of a draft in WebKit: a click on the page opens the field. */
import { By } from 'selenium-webdriver';
import { FIRST_PREVIEW } from '#tests/journeys/content-console.ts';
import { signIn } from '#tests/staff.ts';
import { test } from './secure-site.ts';
import { expect } from './webkit-site.ts';
import { windowOf } from './window.ts';

test.skip(!process.env.WEBKIT_DRIVER_PATH, 'WebKit is not installed');

const PREVIEW = By.css('iframe[title^="Preview of"]');

test('a click on a heading opens its field, and typing changes the page', async ({
  window,
  site,
}) => {
  const { origin } = site;
  const { find, textOf } = windowOf(window, origin);
  const { headers } = await signIn(site, 'editor');
  const [name = '', value = ''] = (headers.cookie ?? '').split('=');
  // A cookie can be set only for the page that is open.
  await window.get(`${origin}/robots.txt`);
  await window
    .manage()
    .addCookie({ name, value, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
  await window.get(`${origin}/console/content/edit?file=pages/about.yaml`);

  /** Runs `task` in the document of the frame. */
  async function inFrame<Result>(task: () => Promise<Result>): Promise<Result> {
    await window.switchTo().frame(await window.findElement(PREVIEW));
    try {
      return await task();
    } finally {
      await window.switchTo().defaultContent();
    }
  }
  await expect(async () => {
    expect(await inFrame(() => textOf('h1'))).not.toBe('');
  }).toPass(FIRST_PREVIEW);
  await expect(async () => {
    await inFrame(async () => (await find('h1')).click());
    const focused = await window.switchTo().activeElement();
    expect(await focused.getAttribute('id')).toMatch(/hero\.heading$/);
  }).toPass();
  await (await window.switchTo().activeElement()).sendKeys(' in WebKit');
  await expect.poll(() => inFrame(() => textOf('h1'))).toMatch(/ in WebKit$/);
});
