/** The team area: two members see each other's changes. */
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, openConsole } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedMessages: EXPECTED_MESSAGES, expectedRequests: CONSOLE_REQUESTS });

test(
  'shows another member a new invitation, which they revoke',
  DEEP,
  async ({ page, context, site, email, browser }) => {
    await openConsole(context, page, site, { path: '/team' });
    const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await other.newPage();
    await openConsole(other, phone, site, { path: '/team' });
    await expect(phone.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    expect(await axeFindingsInBothSchemes(phone)).toEqual([]);

    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(email.toLowerCase());
    await page.getByRole('radio', { name: 'Reader' }).check();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    const revoke = `Revoke invitation for ${email.toLowerCase()}`;
    await expect(phone.getByRole('button', { name: revoke })).toBeVisible();
    expect(await axeFindingsInBothSchemes(phone)).toEqual([]);

    await phone.getByRole('button', { name: revoke }).click();
    await phone.getByRole('button', { name: 'Revoke link' }).click();
    await expect(page.getByRole('button', { name: revoke })).toHaveCount(0);
    await other.close();
  },
);

test('changes a role, and shows that member the areas of the new role', async ({
  page,
  context,
  site,
  browser,
}) => {
  const other = await browser.newContext();
  const memberPage = await other.newPage();
  const reader = await openConsole(other, memberPage, site, { role: 'reader' });
  await site.engine.db
    .updateTable('staff')
    .set({ name: 'Ram Thapa' })
    .where('id', '=', reader.id)
    .execute();
  await openConsole(context, page, site, { path: '/team' });
  await page.getByRole('button', { name: 'Manage Ram Thapa' }).click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  await page.getByRole('radio', { name: 'Editor' }).check();
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role of Ram Thapa changed to Editor')).toBeVisible();
  await memberPage.reload();
  await expect(memberPage.getByRole('button', { name: /account/ })).toContainText('Editor');
  await other.close();
});

test(
  'lets an owner sign a member out everywhere',
  DEEP,
  async ({ page, context, site, browser }) => {
    const other = await browser.newContext();
    const memberPage = await other.newPage();
    const { id } = await openConsole(other, memberPage, site, { role: 'reader' });
    await site.engine.db
      .updateTable('staff')
      .set({ name: 'Hari Lama' })
      .where('id', '=', id)
      .execute();
    await openConsole(context, page, site, { path: '/team' });
    await page.getByRole('button', { name: 'Manage Hari Lama' }).click();
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out Hari Lama' }).click();
    await expect(page.getByText('Signed out Hari Lama everywhere')).toBeVisible();
    await memberPage.reload();
    await expect(memberPage.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
    await other.close();
  },
);
