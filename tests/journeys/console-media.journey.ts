/** The media library: an editor uploads from a phone, sets a focal point, replaces and deletes. */
import { heicFile, phonePhoto, plainPicture } from '#tests/media-files.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, openConsole } from './console-session.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a photo is uploaded, cropped by its focal point, replaced and deleted', async ({
    page,
    context,
    site,
  }) => {
    await openConsole(context, page, site, { role: 'editor', path: '/media' });
    const chooser = page.locator('input[type=file]');
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
    expect(await chooser.getAttribute('accept')).not.toContain('hei');
    await chooser.setInputFiles([
      photo('Team at the lake.jpg', await phonePhoto({ width: 900, height: 600 })),
      { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: heicFile() },
    ]);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByText('Added to the library')).toBeVisible();
    await expect(uploads.getByText(/set the camera to Most Compatible/)).toBeVisible();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear finished' }).click();

    await page.getByRole('link', { name: 'Team at the lake' }).click();
    await expect(page.getByText('600 × 900 pixels')).toBeVisible();
    await expect(page.getByText('media/uploads/team-at-the-lake-1.jpg')).toBeVisible();
    const handle = page.getByRole('button', { name: /^Focal point/ });
    await handle.press('ArrowUp');
    await handle.press('ArrowLeft');
    await expect(page.getByText('40% from the left, 40% from the top')).toBeVisible();
    await page.getByLabel('Title').fill('The team');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The team' })).toBeVisible();
    await expect(handle).toHaveAccessibleName(/^Focal point: 40% from the left/);
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);

    const replacement = await plainPicture('jpeg', '#d9a441');
    await page.locator('input[type=file]').setInputFiles(photo('New.jpg', replacement));
    await expect(page.getByRole('dialog', { name: 'Replace The team?' })).toBeVisible();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Replace file' }).click();
    await expect(page.getByText('640 × 480 pixels')).toBeVisible();
    await expect(page.getByText('media/uploads/team-at-the-lake-1.jpg')).toBeVisible();

    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Moved The team to the bin')).toBeVisible();
    await expect(page.getByRole('link', { name: 'The team' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Bin' }).click();
    await page.getByRole('link', { name: 'The team' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  });
});

test(
  'a file that is used is not deleted, and a reader changes nothing',
  DEEP,
  async ({ page, context, site, browser }) => {
    await openConsole(context, page, site, { role: 'editor', path: '/media' });
    await page
      .locator('input[type=file]')
      .setInputFiles(photo('Used.jpg', await plainPicture('jpeg', '#224466')));
    // No page of the test pack shows an upload.
    await page.route(/\/media\/item\?/, async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      const places = [{ file: 'pages/about.yaml', field: 'hero.picture', line: 4 }];
      await route.fulfill({ response, json: { data: { ...data, uses: 1, places } } });
    });
    await page.getByRole('link', { name: 'Used' }).first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Used in 1 place' });
    await expect(dialog.getByText('Top of the page › Picture')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'pages/about.yaml' })).toHaveAttribute(
      'href',
      '/console/content/edit?file=pages%2Fabout.yaml&field=hero.picture',
    );
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const url = page.url();

    const other = await browser.newContext();
    const readersPage = await other.newPage();
    await openConsole(other, readersPage, site, { role: 'reader', path: '/media' });
    await expect(readersPage.getByRole('list', { name: 'Files' })).toBeVisible();
    await expect(readersPage.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    await readersPage.goto(url);
    await expect(readersPage.getByRole('heading', { name: 'Facts' })).toBeVisible();
    const download = readersPage.waitForEvent('download');
    await readersPage.getByRole('link', { name: 'Download original' }).click();
    expect((await download).suggestedFilename()).toBe('used-1.jpg');
    await expect(readersPage.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await other.close();
  },
);
