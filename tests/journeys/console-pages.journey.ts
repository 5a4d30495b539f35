/** Lists of the console whose page is in the URL. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DELIVERIES_PAGE } from '#contract/console/deliveries.ts';
import { CONSOLE_REQUESTS, signInToConsole } from './console-session.ts';
import { DEEP } from './deep-journeys.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, type Site, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

const HOUR = 3_600_000;

/** Waiting deliveries on three pages, the newest of all. @returns a function that deletes them */
async function fillThreePages({ engine }: Site) {
  const subject = randomUUID();
  const start = Date.now();
  const rows = Array.from({ length: 2 * DELIVERIES_PAGE + 1 }, (_, n) => ({
    id: randomUUID(),
    topic: 'application.notice',
    channel: 'mail',
    subject_id: subject,
    created_at: start + n,
    next_attempt_at: start + HOUR,
    attempts: 0,
    last_error: null,
    delivered_at: null,
    failed_at: null,
  }));
  await engine.db.insertInto('outbox').values(rows).execute();
  return () => engine.db.deleteFrom('outbox').where('subject_id', '=', subject).execute();
}

const button = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name });

test(
  'a page that was opened by a link goes back to the first page of its list',
  DEEP,
  async ({ page, context, site }) => {
    const { url } = await signInToConsole(context, site);
    const deleteRows = await fillThreePages(site);
    try {
      const list = `${url}/inbox/deliveries`;
      await page.goto(list);
      await button(page, 'Next').click();
      await expect(page).toHaveURL(/cursor=/);
      const second = page.url();
      await button(page, 'Next').click();
      await expect(page).not.toHaveURL(second);
      const third = page.url();

      await button(page, 'Previous').click();
      await expect(page).toHaveURL(second);
      await page.goBack();
      await expect(page).toHaveURL(third);
      // The buttons belong to the page of the URL, also after the browser's own.
      await button(page, 'Previous').click();
      await expect(page).toHaveURL(second);
      await button(page, 'Previous').click();
      await expect(page).toHaveURL(list);
      await expect(button(page, 'Previous')).toBeDisabled();

      const linked = await context.newPage();
      await linked.goto('about:blank');
      await linked.goto(third);
      await button(linked, 'First page').click();
      await expect(linked).toHaveURL(list);
      await expect(linked.getByText(`${DELIVERIES_PAGE} shown`)).toBeVisible();
      await linked.close();
    } finally {
      await deleteRows();
    }
  },
);

test('the next page opens once, however fast it is asked for', async ({ page, context, site }) => {
  const { url } = await signInToConsole(context, site);
  const deleteRows = await fillThreePages(site);
  try {
    await page.goto(`${url}/inbox/deliveries`);
    const send = await holdRequests(page, /\/deliveries\?cursor=/);
    await button(page, 'Next').click();
    await expect(page).toHaveURL(/cursor=/);
    // Until the page arrives, the previous one is shown, whose next page is this one.
    await expect(button(page, 'Next')).toBeDisabled();
    send();
    await expect(button(page, 'Next')).toBeEnabled();
  } finally {
    await deleteRows();
  }
});
