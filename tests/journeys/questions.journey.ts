/** Questions and answers near the end of a page. */
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const QUESTION = 'When are they awake?';
const ANSWER = /^During part of your day/;

test('answers open by keyboard, independently of each other', async ({ page }) => {
  await arrive(page, '/staff-augmentation');
  const questions = page.getByRole('region', { name: 'What leads want to know' });
  await expect(questions.getByText(/^Pay, taxes, machine/)).toBeVisible();
  await expect(questions.getByText(ANSWER)).toBeHidden();
  await questions.locator('summary', { hasText: QUESTION }).press('Enter');
  await expect(questions.getByText(ANSWER)).toBeVisible();
  await expect(questions.getByText(/^Pay, taxes, machine/)).toBeVisible();
});

test('prints all answers', async ({ page }) => {
  await arrive(page, '/hire-a-professional');
  const closed = page.getByText('No one has to take a second.', { exact: false });
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toBeVisible();
});
