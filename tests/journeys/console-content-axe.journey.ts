/** The views and dialogs of the content area with axe, in both color schemes. */

import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { openConsole } from './console-session.ts';
import { FIRST_PREVIEW, frameOf, test } from './content-console.ts';
import { DEEP } from './deep-journeys.ts';
import { expect } from './site.ts';

const VIEWS = [
  '/content',
  '/content?kind=post',
  '/content/planned',
  '/content/health',
  '/content/edit?file=pages/about.yaml&languages=both',
  '/content/edit?file=blogs/estimate-without-lying.md',
  '/content/edit?file=events/job-fair-on-the-lawn.md&field=starts',
];

for (const path of VIEWS) {
  test(`${path} has no accessibility findings`, DEEP, async ({ page, context, site }) => {
    await openConsole(context, page, site, { role: 'owner', path });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.includes('edit')) {
      await expect(page.getByText('Preparing the page…')).toBeHidden(FIRST_PREVIEW);
      await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible(FIRST_PREVIEW);
    }
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}

const DIALOGS = ['Publish later…', 'History…', 'Copy…', 'Change the URL…', 'Delete…'] as const;

test(
  'each dialog of an entry opens by keyboard, and has no accessibility findings',
  DEEP,
  async ({ page, context, site }) => {
    await openConsole(context, page, site, {
      role: 'owner',
      path: '/content/edit?file=blogs/estimate-without-lying.md',
    });
    const menu = page.getByRole('button', { name: 'More actions' });
    for (const name of DIALOGS) {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      expect(await axeFindingsInBothSchemes(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },
);
