/** Registration for an event, as its page remembers it. */
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { registrationBoxOf } from './event-page.ts';
import { expect, test } from './site.ts';

const FORMS = 'https://forms.example.com/tarn';
const TEA = '/events/tea-for-those-who-came-back';

test('remembers a click on Register for that event on this device, until undone', async ({
  page,
  context,
}) => {
  const { fact, heading, register, undo } = registrationBoxOf(page);
  const storedRegistration = () =>
    page.evaluate((key) => localStorage.getItem(key), `registered ${TEA}`);
  await context.route(`${FORMS}/**`, (route) => route.fulfill({ body: 'A form' }));
  await page.clock.install();
  await arrive(page, TEA);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(heading).toHaveText('Registration');
  await expect(fact('Fees')).toHaveText('Free');
  await expect(undo).toHaveCount(0);

  const popup = page.waitForEvent('popup');
  await register.click();
  const form = await popup;
  await form.waitForURL(`${FORMS}/tea-for-those-who-came-back`);
  await form.close();
  await page.clock.runFor(900);
  await expect(heading).toHaveText('Registration');
  await page.clock.runFor(200);
  await expect(heading).toHaveText("You're In");
  await expect(heading).toBeFocused();
  await expect(register).toHaveCount(0);
  expect(await storedRegistration()).not.toBeNull();

  await page.clock.resume();
  await page.reload();
  await expect(heading).toHaveText("You're In");
  await page.getByRole('region', { name: 'More events' }).getByRole('link').nth(2).click();
  await expect(heading).toHaveText('Registration');
  await expect(fact('Fees')).toHaveText('Rs. 300');
  await page.goBack();
  await expect(heading).toHaveText("You're In");

  await undo.click();
  await expect(heading).toHaveText('Registration');
  await expect(heading).toBeFocused();
  await expect(register).toBeVisible();
  expect(await storedRegistration()).toBeNull();
});

test(
  'returning from the form registers, and keeps that after the URL changes',
  DEEP,
  async ({ page }) => {
    const path = '/trainings-and-certifications/react-for-javascript-people';
    const { fact, heading, undo } = registrationBoxOf(page);
    await arrive(page, `${path}?submissionGuid=abc`);
    await expect(heading).toHaveText("You're In");
    await page.getByRole('link', { name: 'Trainings and Certifications' }).first().click();
    await page.getByRole('link', { name: 'React for people who know JavaScript' }).click();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText("You're In");
    await page.goBack();
    // The URL changes before the page does.
    await expect(heading).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?submissionGuid=abc`);
    await undo.click();
    await expect(heading).toHaveText('Registration');
    await expect(fact('Fees')).toHaveText('Rs. 1,500');
    await expect(page).toHaveURL(path);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('returning from the form registers, and nothing else does', async ({ page }) => {
    const { box, heading, register, undo, fact, calendars } = registrationBoxOf(page);
    await page.goto(`${TEA}?submissionGuid=abc`);
    await expect(heading).toHaveText("You're In");
    await expect(register).toHaveCount(0);
    await expect(undo).toBeHidden();
    await page.goto(TEA);
    await expect(heading).toHaveText('Registration');
    await expect(register).toHaveAttribute('href', `${FORMS}/tea-for-those-who-came-back`);
    await expect(fact('Kathmandu')).toContainText('5:30');
    await expect(fact('Your time')).toBeHidden();

    await page.goto('/events/panel-what-teams-abroad-really-ask');
    await expect(box.getByText('Event has ended')).toBeVisible();
    await expect(box.getByText('Registration is closed.')).toBeVisible();
    await expect(register.or(calendars).or(box.getByText('Join Now'))).toHaveCount(0);
  });
});
