/** From the notice about the demo to the download of an own pack. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contentCommand } from '#tests/content-command.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { unpack } from '#tests/unpacked.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, openConsole } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedMessages: EXPECTED_MESSAGES, expectedRequests: CONSOLE_REQUESTS });

/** A pack takes three seconds of a processor. */
const MADE = { timeout: 45_000 };

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0b6e4f" d="M0 0h8v8z"/></svg>';

const field = (page: Page, name: string | RegExp) => page.getByLabel(name);

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Name of the company').fill('Fjordkode');
  await field(page, 'Tagline').fill('Software that keeps the harbor running');
  await field(page, /^What the company does/).fill('software for fish farms');
  await field(page, /^Services that get/).fill('Planning\nMaintenance logs');
  await field(page, /^Offices/).fill('Bergen, Norge');
  await field(page, /^Email address/).fill('hello@fjordkode.example');
  await field(page, /^Color of the company$/).fill('#0b6e4f');
}

test('an owner makes the pack of their company', async ({ page, context, site }) => {
  await openConsole(context, page, site);
  const notice = page.getByRole('status').filter({ hasText: 'an invented company' });
  await notice.getByRole('link', { name: 'Make a pack' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Make a pack' })).toBeFocused();
  await expect(notice).toHaveCount(0);

  await fillIn(page);
  await page.getByLabel(/^Logo/).setInputFiles({
    name: 'fjordkode.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  });
  await expect(page.getByText('fjordkode.svg')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Newsletter' }).uncheck();
  await page.getByRole('button', { name: 'Make pack' }).press('Enter');

  const offices = field(page, /^Offices/);
  await expect(offices).toBeFocused(MADE);
  await expect(offices).toHaveAccessibleDescription(/"Norge" is not a country: write its code/);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  // Nothing that was typed is lost, not even by a reload.
  await page.reload();
  await expect(field(page, 'Name of the company')).toHaveValue('Fjordkode');
  await expect(page.getByText('fjordkode.svg')).toBeVisible();
  await offices.fill('Bergen, NO');
  await page.getByRole('button', { name: 'Make pack' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'The pack is ready' })).toBeVisible(MADE);
  await expect(page.getByLabel('Setting for step 2')).toHaveValue('CONTENT_DIR=packs/fjordkode');
  await expect(page.getByRole('listitem').filter({ hasText: /^pages\/solutions\// })).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download fjordkode.tar.gz' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('fjordkode.tar.gz');
  const folder = temporaryFolder('console-new-pack-');
  await unpack(await readFile(await download.path()), folder);
  const check = await contentCommand({ CONTENT_DIR: `${folder}/fjordkode` }, ['check']);
  expect(check).toMatchObject({ status: 0, stderr: '' });
  const yaml = await readFile(`${folder}/fjordkode/site.yaml`, 'utf8');
  expect(yaml).toMatch(/^without:[^a-z]*[\s\S]*\bnewsletter\b/m);

  await page.getByRole('button', { name: 'Change answers' }).click();
  await expect(offices).toHaveValue('Bergen, NO');
});

test('on a phone, the form is no wider than the screen', DEEP, async ({ page, context, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(context, page, site);
  await page.getByRole('link', { name: 'Make a pack' }).click();
  await fillIn(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test('the notice is only for owners', async ({ page, context, site }) => {
  await openConsole(context, page, site, { role: 'editor' });
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect(page.getByText('an invented company')).toHaveCount(0);
  await openConsole(context, page, site, { role: 'editor', path: '/system/new-pack' });
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
});
