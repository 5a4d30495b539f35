/** Copying in the console where the browser has no clipboard, as on a site without TLS. */

import { storeApplicant } from '#tests/applicants.ts';
import { codeAt } from '#tests/console-client.ts';
import { signIn } from '#tests/staff.ts';
import { removeClipboard, selectedText } from './clipboard.ts';
import { CONSOLE_REQUESTS, openConsole } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { expect, test } from './site.ts';

test.use({ expectedMessages: EXPECTED_MESSAGES, expectedRequests: CONSOLE_REQUESTS });

const NOT_COPIED = 'Could not copy. The text is selected, so copy it with the keyboard.';

test('selects the setup key and the recovery codes', async ({ page, site, email }) => {
  const owner = await signIn(site, 'owner');
  const body = { email: email.toLowerCase(), role: 'recruiter' };
  const { data } = await owner.call<{ link: string }>('POST', '/staff/invitations', body);
  await page.goto(data.link);
  await page.getByRole('button', { name: 'Use a password' }).click();
  await removeClipboard(page);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  const notCopied = page.getByRole('status').filter({ hasText: NOT_COPIED });
  const key = await page.getByLabel('Setup key').inputValue();
  await copy.click();
  await expect(notCopied).toBeVisible();
  expect(await selectedText(page)).toBe(key);

  await page.getByLabel('Your name').fill('Sunita Magar');
  await page.getByLabel('New password').fill('four cranes over the lake');
  await page.getByLabel('Code', { exact: true }).fill(codeAt(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await copy.click();
  await expect(notCopied).toBeVisible();
  const codes = await list.getByRole('listitem').allTextContents();
  expect((await selectedText(page)).trim().split(/\s+/)).toEqual(codes);
});

test("shows an applicant's link, selected", async ({ page, context, site }) => {
  const id = await storeApplicant(site.engine.db, { name: 'Asha Tamang' });
  await openConsole(context, page, site, { path: `/applicants/${id}?q=Asha` });
  const copyLink = async () => {
    await page.getByRole('button', { name: 'More actions for this applicant' }).click();
    await page.getByRole('menuitem', { name: 'Copy link to this page' }).click();
  };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyLink();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = page.url().replace(/\?.*/, '');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await removeClipboard(page);
  const shown: string[] = [];
  page.once('dialog', async (dialog) => {
    shown.push(dialog.message(), dialog.defaultValue());
    await dialog.dismiss();
  });
  await copyLink();
  await expect
    .poll(() => shown)
    .toEqual(['Could not copy. The link is selected, so copy it with the keyboard.', link]);
});
