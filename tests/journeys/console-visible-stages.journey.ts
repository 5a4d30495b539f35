/** Staff see which stage the applicant sees, and choose whether to show a change. */
import { storeApplicant } from '#tests/applicants.ts';
import { applicationPath } from '#tests/application-link.ts';
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, FAILED_REQUEST, press, signInToConsole } from './console-session.ts';
import { deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS, expectedMessages: FAILED_REQUEST });

for (const scheme of ['light', 'dark'] as const) {
  test(
    `shows a stage to the applicant by keyboard, and undoes it, in ${scheme} mode`,
    deepUnless(scheme === 'light'),
    async ({ page, context, site }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const id = await storeApplicant(site.engine.db, { name: 'Gita Oli' });
      const { url } = await signInToConsole(context, site);
      await page.goto(`${url}/applicants/${id}`);
      await expect(page.getByText('Applicant sees “Arrived”')).toBeVisible();
      await press(page, 's');
      const menu = page.getByRole('menu', { name: 'Stage of Gita Oli' });
      const option = menu.getByRole('menuitemcheckbox', { name: 'Show to applicant' });
      await expect(option).toContainText('Their page will still show “Arrived”.');
      await press(page, 'End', 'Enter');
      await expect(option).toHaveAttribute('aria-checked', 'true');
      expect(await axeFindings(page)).toEqual([]);
      await menu.getByRole('menuitemradio', { name: 'Interview: “Talking”' }).click();
      await expect(page.getByText('Applicant sees “Talking”')).toBeVisible();
      const statusPageHtml = async () =>
        (await fetch(site.origin + (await applicationPath(site.engine.db, id)))).text();
      expect(await statusPageHtml()).toContain('Talking');

      const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', {
        name: 'Undo',
      });
      await expect(undo).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await undo.click();
      await expect(page.getByText('Applicant sees “Arrived”')).toBeVisible();
      expect(await statusPageHtml()).not.toContain('Talking');

      await press(page, 's', 'End', 'Enter');
      await menu.getByRole('menuitemradio', { name: 'Rejected: “Closed”' }).click();
      const dialog = page.getByRole('dialog', { name: 'Reject Gita Oli' });
      const show = dialog.getByRole('checkbox', { name: 'Show “Closed” on their page' });
      await expect(show).toBeChecked();
      await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
      await press(page, 'e');
      await expect(show).not.toBeChecked();
      await show.check();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByLabel('Reason').selectOption({ index: 1 });
      await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(page.getByText('Applicant sees “Closed”')).toBeVisible();
      expect(await statusPageHtml()).toContain('Closed');
    },
  );
}
