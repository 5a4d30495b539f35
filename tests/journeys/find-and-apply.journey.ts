import { applicationPage, RESUME } from './application-page.ts';
import { expect, test } from './site.ts';

test('from the list to a stored application: the row and the exact bytes of the resume', async ({
  page,
  site,
}) => {
  await page.goto('/talents-on-demand');
  await expect(page.getByRole('heading', { name: '24 open roles' })).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText('Roles 9 to 16 of 24')).toBeVisible();
  const card = page.getByRole('article').nth(2);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Apply Now' }).locator('visible=true').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Apply: ${name}`);

  const form = applicationPage(page);
  await form.fill();
  await page.getByLabel('LinkedIn username').fill('https://www.linkedin.com/in/sita-gurung/');
  await form.unfold();
  await page.getByRole('combobox', { name: 'Programming languages' }).fill('types');
  await page.getByRole('option', { name: 'TypeScript' }).click();
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await form.send.click();
  await expect(page).toHaveURL(/\/successful-submission\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Sita!');

  const rows = await site.engine.db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.application_id', 'applications.id')
    .selectAll()
    .where('job_name', '=', name)
    .execute();
  expect(rows).toMatchObject([
    {
      name: 'Sita Gurung',
      phone: '+9779841234567',
      linkedin: 'linkedin.com/in/sita-gurung',
      languages: '["TypeScript"]',
      verified: 1,
      consent_page: '/drop-your-info',
      file_name: RESUME.name,
    },
  ]);
  expect(Buffer.from(rows[0]?.bytes ?? []).equals(RESUME.buffer)).toBe(true);
});
