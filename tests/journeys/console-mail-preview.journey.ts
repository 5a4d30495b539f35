import { storeApplicant } from '#tests/applicants.ts';
import { CONSOLE_REQUESTS, FAILED_REQUEST, signInToConsole } from './console-session.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS, expectedMessages: FAILED_REQUEST });

test(
  'the preview of an email shows the last answer only',
  DEEP,
  async ({ page, context, site }) => {
    const id = await storeApplicant(site.engine.db, { name: 'Asha Tamang' });
    const { url } = await signInToConsole(context, site);
    await page.goto(`${url}/applicants/${id}`);
    await page.getByRole('tab', { name: 'Emails' }).click();
    await page.getByRole('button', { name: 'Write email' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    const message = page.getByRole('textbox', { name: 'Message' });
    const error = preview.getByText('Could not reach the server');
    await page.getByLabel('Subject').fill('An interview');
    await message.fill('Come on Monday');
    await expect(preview.getByText('Come on Monday')).toBeVisible();

    const previews = '**/mails/preview';
    await page.route(previews, (route) => route.abort());
    await message.fill('Come on Tuesday');
    await expect(error).toBeVisible();
    await expect(preview.getByText('Come on Monday')).toHaveCount(0);

    await message.fill('');
    await expect(preview.getByText('Enter a subject and a message')).toBeVisible();
    await expect(error).toHaveCount(0);

    await page.unroute(previews);
    await message.fill('Come on Wednesday');
    await expect(preview.getByText('Come on Wednesday')).toBeVisible();
    await expect(error).toHaveCount(0);
  },
);
