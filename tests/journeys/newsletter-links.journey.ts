/** Subscribing and unsubscribing through the links in emails. */
import { linkTo, storeUnconfirmed, subscriptionOf } from '#tests/newsletter.ts';
import { arrive } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedMessages: /status of 410/ });

test('confirms and ends a subscription by keyboard', async ({ page, site, email }) => {
  const { db } = site.engine;
  const id = await storeUnconfirmed(db, email.toLowerCase());
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  const press = async (name: string) => {
    // The first control of the page is the link's action.
    await main.focus();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
  };

  await arrive(page, await linkTo(db, 'confirm', id));
  expect(await axeFindings(page, 'main')).toEqual([]);
  await press('Yes, send it to me');
  await expect(heading('You are on the list')).toBeVisible();
  await expect(page).toHaveTitle('You are on the list | Tarn');
  expect(await axeFindings(page, 'main')).toEqual([]);
  const { confirmed_at } = await subscriptionOf(db, email.toLowerCase());
  expect(confirmed_at).toBeGreaterThan(0);

  await arrive(page, await linkTo(db, 'leave', id));
  await press('Unsubscribe');
  await expect(heading('You are unsubscribed')).toBeVisible();
  expect((await subscriptionOf(db, email.toLowerCase())).ended_at).toBeGreaterThan(0);
  await main.getByRole('link', { name: 'Subscribe again' }).click();
  await expect(page).toHaveURL(`${site.origin}/newsletter`);
  await expect(main.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test("the form on an expired link's page subscribes", async ({ page, site, email }) => {
  await arrive(page, `/newsletter?confirm=${'x'.repeat(72)}`);
  await page.getByLabel('First Name').fill('Sita');
  await page.getByLabel('Last Name').fill('Gurung');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you, Sita!');
  const { ended_at } = await subscriptionOf(site.engine.db, email.toLowerCase());
  expect(ended_at).toBeNull();
});
