/** An editor begins a post and a job, and sees what they still need. */
import { openConsole } from './console-session.ts';
import { test } from './content-console.ts';
import { DEEP } from './deep-journeys.ts';
import { expect } from './site.ts';

test(
  'begins a post, sees what is empty apart from mistakes, and cannot publish it yet',
  DEEP,
  async ({ page, context, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openConsole(context, page, site, { role: 'editor', path: '/content?kind=post' });
    await page.getByRole('button', { name: 'New entry' }).click();
    await page.getByLabel('Title', { exact: true }).fill('What a bridge taught us');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a bridge taught us');
    await expect(page.getByRole('button', { name: 'Redo' })).toBeInViewport({ ratio: 1 });

    await page.getByRole('tab', { name: 'Details' }).click();
    const empty = page.getByRole('region', { name: 'To fill in' });
    await expect(empty.getByRole('button')).toHaveText(['Tags']);
    const mistakes = page.locator('[aria-invalid=true]');
    await expect(mistakes).toHaveCount(0);

    const tags = page.getByRole('combobox', { name: 'Tags' });
    await tags.pressSequentially('E');
    await expect(page.getByRole('listbox')).toBeVisible();
    await tags.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove E', exact: true })).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
    await tags.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await tags.press('Escape');
    await expect(empty).toHaveText(/publishing\s*Text$/);

    const cover = page.getByRole('textbox', { name: 'Cover (optional)', exact: true });
    await cover.fill('nowhere');
    await expect(mistakes).toHaveCount(1);
    await cover.fill('media/covers/certificate-day.svg');
    // Sooner than the draft is saved and checked again.
    await expect(mistakes).toHaveCount(0, { timeout: 500 });
    await expect(page.getByText('Checking…')).toBeVisible();
    await expect(empty).toHaveText(/publishing\s*Text$/);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('This prevents publishing')).toBeVisible();
  },
);

test(
  'begins a job from the list of jobs, which a recruiter cannot',
  DEEP,
  async ({ page, context, site, browser }) => {
    await openConsole(context, page, site, { role: 'editor', path: '/jobs' });
    await page.getByRole('button', { name: 'New job' }).click();
    await expect(page.getByLabel('Kind')).toHaveValue('job');
    await page.getByLabel('Title', { exact: true }).fill('Bridge keeper');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bridge keeper');

    const other = await browser.newContext();
    const recruitersPage = await other.newPage();
    await openConsole(other, recruitersPage, site, { role: 'recruiter', path: '/jobs' });
    await expect(
      recruitersPage.getByRole('button', { name: 'Closing date' }).first(),
    ).toBeVisible();
    await expect(recruitersPage.getByRole('button', { name: 'New job' })).toHaveCount(0);
    await other.close();
  },
);
