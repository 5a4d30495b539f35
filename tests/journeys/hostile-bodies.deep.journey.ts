/** Every payload, in both orders; `hostile-post.journey.ts` has the first ones. */
import { PAYLOADS } from '#tests/xss-payloads.ts';
import { arrive } from './arrive.ts';
import { HOSTILE_TEXTS, type HostilePost, POSTS } from './hostile-posts.ts';
import { expectPlainText, readAll, setTraps, test } from './hostile-site.ts';
import { expect } from './site.ts';

// `src=x` is a 404.
test.use({ expectedMessages: /status of 404/ });

test('shows posts of hostile markup as text', async ({ page, traps }) => {
  await readAll(page, POSTS.inOrder, traps);
});

test.describe('in reverse order', () => {
  test.use({ bypassCSP: true });

  test('shows them as text without a CSP too', async ({ page, traps }) => {
    await readAll(page, POSTS.reversed, traps);
  });
});

test('shows a hostile post opened from the list, and hostile searches, as text', async ({
  page,
  traps,
}) => {
  await arrive(page, '/blogs-and-insights');
  const card = page.locator('main article').first().getByRole('link');
  const title = await card.textContent();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}`);
  const post = POSTS.inOrder.find(({ path }) => page.url().endsWith(path));
  await expectPlainText(page, post as HostilePost, traps);
  for (const word of HOSTILE_TEXTS.slice(0, 4)) {
    await arrive(page, `/blogs-and-insights?${new URLSearchParams({ q: word })}`);
    await expect(page.getByRole('searchbox')).toHaveValue(word.trim());
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(traps, word).toEqual([]);
  }
});

test('payloads run on an unprotected page, so the traps work', async ({ browser }) => {
  const page = await browser.newPage();
  const traps = await setTraps(page);
  const frames = PAYLOADS.slice(0, 40).map((html) => `<iframe srcdoc="${escaped(html)}"></iframe>`);
  const unprotectedUrl = 'http://believer.example/';
  await page.route('**', (route) =>
    route.request().url() === unprotectedUrl
      ? route.fulfill({ contentType: 'text/html', body: frames.join('') })
      : route.abort(),
  );
  await page.goto(unprotectedUrl);
  await expect.poll(() => traps.filter((trap) => trap === 'ran 1').length).toBeGreaterThan(20);
  await page.close();
});

function escaped(html: string): string {
  return html.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}
