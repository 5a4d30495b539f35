import type { Locator, Page } from '@playwright/test';
import { MAX_SAVED, SAVED_JOBS_KEY } from '#app/ui/saved-jobs/saved-jobs.ts';
import { arrive } from './arrive.ts';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

const LIST = '/talents-on-demand';
const SAVED = `${LIST}/saved`;
const ROLE = 'Senior React Engineer';
const PAGE = `${LIST}/senior-react-engineer`;

const saveButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true });

const savedLink = (page: Page) => page.getByRole('link', { name: /^Saved roles/ });

test('saves a job on its card, above the link that covers it', async ({ page }) => {
  await arrive(page, `${LIST}?q=react`);
  const button = saveButton(page, ROLE);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/q=react$/);
  await expect(savedLink(page)).toHaveText('Saved roles (1)');

  await savedLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved roles');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: ROLE }) });
  await expect(row).toContainText(/Saved on /);
  await expect(row).toContainText('Remote');
  await expect(row).toContainText('Engineering');
  await expect(row.locator('.icon-banknote')).toBeVisible();
  await expect(row.locator('.icon-code-xml')).toBeVisible();
  await expect(row.locator('img')).toHaveJSProperty('complete', true);
  await row.getByRole('link', { name: ROLE }).click();
  await expect(page).toHaveURL(PAGE);
});

test('shows on the cards of a search which jobs are saved', async ({ page }) => {
  await arrive(page, PAGE);
  await saveButton(page, ROLE).click();
  await expect(savedLink(page)).toHaveText('Saved roles (1)');
  await arrive(page, LIST);
  await page.getByRole('searchbox', { name: 'Search open roles' }).fill('react engineer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=react/);
  const button = saveButton(page, ROLE);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(savedLink(page)).toHaveText('Saved roles (1)');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(savedLink(page)).toHaveText('Saved roles');
});

test('going back shows what was saved since', DEEP, async ({ page }) => {
  await arrive(page, LIST);
  const first = page.locator('button[data-save]').first();
  const name = String(await first.getAttribute('aria-label')).replace('Save ', '');
  await page.getByRole('link', { name, exact: true }).click();
  await saveButton(page, name).click();
  await expect(saveButton(page, name)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(saveButton(page, name)).toHaveAttribute('aria-pressed', 'true');
});

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('The element is not rendered');
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test.describe('the page of saved jobs', () => {
  const storeJobs = (page: Page, jobs: object[]) =>
    page.addInitScript(
      ([key, text]) => {
        // Only once, so that later writes of the page persist.
        if (!localStorage.getItem(String(key))) localStorage.setItem(String(key), String(text));
      },
      [SAVED_JOBS_KEY, JSON.stringify(jobs)],
    );
  const job = (slug: string, name: string) => ({
    slug,
    name,
    department: 'Engineering',
    savedAt: 1,
    facts: [{ icon: 'map-pin', text: 'Remote' }],
  });

  test.describe('with a job that has closed', () => {
    // The browser's message about a 404.
    test.use({ expectedMessages: /status of 404/ });

    test('marks only that job', async ({ page }) => {
      await storeJobs(page, [job('long-gone', 'Long Gone'), job('senior-react-engineer', ROLE)]);
      await arrive(page, SAVED);
      const rows = page.locator('[data-saved-jobs] > li');
      await expect(rows.filter({ hasText: 'Long Gone' }).getByText('Closed since')).toBeVisible();
      await expect(rows.filter({ hasText: ROLE }).getByText('Closed since')).toBeHidden();
    });
  });

  for (const width of [390, 768, 1280]) {
    test(
      `no fact overlaps the button at ${width} px`,
      deepUnless(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await storeJobs(page, [job('senior-react-engineer', ROLE)]);
        await arrive(page, SAVED);
        const row = page.locator('[data-saved-jobs] > li');
        const button = await row.getByRole('button').boundingBox();
        expect(overlap(button, await row.getByRole('list').boundingBox())).toBe(false);
      },
    );
  }

  test('removes a job, restores it, and says when none is left', async ({ page }) => {
    await storeJobs(page, [job('senior-react-engineer', ROLE)]);
    await arrive(page, SAVED);
    await page.getByRole('button', { name: `Remove ${ROLE}` }).click();
    await expect(page.getByRole('heading', { name: 'No role is saved yet' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See open roles' }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Put back' }).click();
    await expect(page.getByRole('link', { name: ROLE })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No role is saved yet' })).toHaveCount(0);
  });

  test('drops the oldest beyond the limit, and says so', DEEP, async ({ page }) => {
    await storeJobs(
      page,
      Array.from({ length: MAX_SAVED }, (_, at) => job(`job-${at}`, `Job ${at}`)),
    );
    await arrive(page, PAGE);
    await saveButton(page, ROLE).click();
    await expect(page.getByRole('status')).toContainText([
      /this one was taken off the list: Job 49/,
    ]);
    await expect(savedLink(page)).toHaveText(`Saved roles (${MAX_SAVED})`);
  });
});

test.describe('without browser storage', () => {
  test('reports that the job was not saved', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await arrive(page, PAGE);
    await saveButton(page, ROLE).click();
    await expect(page.getByRole('alert')).toContainText('no role can be saved');
    await expect(saveButton(page, ROLE)).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no buttons, and the page says that saving needs scripts', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.locator('button[data-save]').first()).toBeHidden();
    await page.goto(SAVED);
    await expect(page.getByText('Scripts are off in your browser')).toBeVisible();
  });
});
