/** An editor plans a new post, which gets the day on which it goes live as its publication day. */
import { openConsole } from './console-session.ts';
import { test } from './content-console.ts';
import { DEEP } from './deep-journeys.ts';
import { expect } from './site.ts';

test('a planned post gets the day on which it goes live', DEEP, async ({ page, context, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openConsole(context, page, site, { role: 'editor', path: '/content?kind=post' });
  await page.getByRole('button', { name: 'New entry' }).click();
  await page.getByLabel('Title', { exact: true }).fill('A post for later');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post for later');
  await page.getByRole('tab', { name: 'Details' }).click();
  const date = page.getByRole('textbox', { name: 'Publication day', exact: true });
  const today = await date.inputValue();

  const openDialog = async (day: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Publish later…' }).click();
    await page.getByLabel('Date and time').fill(`${day}T09:00`);
  };
  const dated = page.getByRole('checkbox', { name: /^Set the publication day to/ });
  const plan = () => page.getByRole('button', { name: 'Plan', exact: true }).click();
  const [first, second] = [dayAfter(today, 20), dayAfter(today, 40)];

  await openDialog(first);
  await dated.uncheck();
  await plan();
  await expect(page.getByText(/A post for later goes live/)).toBeVisible();
  await expect(date).toHaveValue(today);

  await openDialog(second);
  await expect(dated).toBeChecked();
  await plan();
  await expect(date).toHaveValue(second);

  await page.getByLabel('Publication day: time (optional)').fill('09:00');
  await openDialog(second);
  await expect(page.getByRole('button', { name: 'Plan', exact: true })).toBeVisible();
  await expect(dated).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  const badge = await page.getByText(/^Goes live .+ your time$/).boundingBox();
  const publish = await page.getByRole('button', { name: 'Publish', exact: true }).boundingBox();
  expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThanOrEqual(publish?.x ?? 0);
});

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
