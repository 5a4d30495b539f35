/** A recorded session: its facts, and the form in front of its video. */

import { GATE_MESSAGES } from '#contract/gate-rules.ts';
import { arrive } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { DEEP } from './deep-journeys.ts';
import { callOf, gatePage, keyOf, leadsOf, postsOf, storedAs } from './gate-page.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const SLUG = 'code-review-for-founders-who-do-not-code';
const TITLE = 'Read a code review when you do not code';
const PLAY = new RegExp(`^Play the session ?: ${TITLE}$`);
const THANKS =
  'Thank you Sita for your interest! Your access has been granted — you may now view the session.';

test('shows the topic, date, speakers and related sessions', DEEP, async ({ page }) => {
  await arrive(page, `/learning-hub/${SLUG}`);
  const main = page.getByRole('main');
  const steps = main.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(steps.getByRole('listitem')).toHaveText(['Home', 'Learning Hub', TITLE]);
  await expect(steps.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(steps.locator('[aria-current=page]')).toHaveText(TITLE);
  const head = main.locator('article > header');
  await expect(head.locator('.tag')).toHaveText(['Webinar', 'Founders', 'Engineering']);
  await expect(head.getByRole('term')).toHaveText(['Date', 'Duration', 'Language']);
  const date = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/;
  await expect(head.getByRole('definition')).toHaveText([date, '55 min', 'English']);
  const time = head.locator('time');
  const day = new Date(`${await time.textContent()} UTC`).toISOString().slice(0, 10);
  await expect(time).toHaveAttribute('datetime', day);
  // Shown before the form asks for anything.
  await expect(head.getByText('With Rabin Shakya, Claire Nakagawa')).toBeVisible();
  await expect(main.getByText(/min read/)).toHaveCount(0);
  const experts = main.getByRole('region', { name: 'Featured experts' });
  await expect(experts.getByRole('heading', { level: 3 })).toHaveText([
    'Rabin Shakya',
    'Claire Nakagawa',
  ]);
  await expect(main.getByRole('heading', { name: 'Connect with us' })).toBeVisible();

  const related = main.getByRole('region', { name: 'Related sessions' });
  const titles = related.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([
    'Scope an MVP by one promise',
    'Run a remote stand-up worth getting up for',
  ]);
  // This one has no chosen related sessions.
  await related.getByRole('link', { name: 'Run a remote stand-up' }).click();
  await expect(page).toHaveURL('/learning-hub/run-a-remote-stand-up');
  await expect(head.getByRole('definition')).toHaveText([date, '35 min', 'English']);
  await expect(titles).toHaveCount(3);
  await expect(titles.filter({ hasText: 'Run a remote stand-up' })).toHaveCount(0);
  await steps.getByRole('link', { name: 'Learning Hub' }).click();
  await expect(page).toHaveURL('/learning-hub');
  const card = main.getByRole('article').filter({ hasText: TITLE });
  await expect(card.getByText(/, \d{4} · 55 min · English$/)).toBeVisible();
});

test('reports one missing field at a time, and focuses it', async ({ page }) => {
  await arrive(page, `/learning-hub/${SLUG}`);
  const posts = postsOf(page);
  const { form, gate, field, button, alert } = gatePage(page);
  await expect(form).toHaveAccessibleName('Watch the recording');
  const expectStop = async (name: Parameters<typeof field>[0], message: string) => {
    await button.click();
    await expect(alert).toHaveText(message);
    await expect(field(name)).toBeFocused();
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(message));
    await expect(gate.locator('[aria-invalid=true]')).toHaveCount(1);
  };
  await expectStop('First Name', GATE_MESSAGES.firstName);
  await field('First Name').fill('  ');
  await expectStop('First Name', GATE_MESSAGES.firstName);
  await field('First Name').fill('Sita');
  await expect(alert).toBeHidden();
  await expectStop('Last Name', GATE_MESSAGES.lastName);
  await field('Last Name').fill('   ');
  await expectStop('Last Name', GATE_MESSAGES.lastName);
  await field('Last Name').fill('Gurung');
  await expectStop('Email', GATE_MESSAGES.email);
  await field('Email').fill('   ');
  await expectStop('Email', GATE_MESSAGES.email);

  const hint = gate.getByText(GATE_MESSAGES.emailFormat);
  await field('First Name').focus();
  await expect(hint).toBeHidden();
  await field('Email').fill('sita@');
  await expect(hint).toBeHidden();
  await field('First Name').focus();
  await expect(hint).toBeVisible();
  await expect(field('Email')).toHaveAccessibleDescription(/Email must be valid/);
  await expectStop('Email', GATE_MESSAGES.email);
  expect(await axeFindings(page, '#access')).toEqual([]);
  await field('Email').fill('sita@example.com');
  await expect(hint).toBeHidden();
  await expect(alert).toBeHidden();
  await expect(gate.locator('[aria-invalid=true]')).toHaveCount(0);
  expect(posts).toEqual([]);
});

test('a name and an email address open the video, with or without the newsletter', async ({
  page,
  site,
  email,
}) => {
  await arrive(page, `/learning-hub/${SLUG}`);
  const { gate, form, fill, newsletter, button, thanks, player } = gatePage(page);
  const posts = postsOf(page);
  const release = await holdRequests(page, /\/video$/);
  await fill(`  ${email} `);
  await expect(newsletter).not.toBeChecked();
  await button.dblclick();
  await expect(button).toHaveText('Opening …');
  await expect(button).toBeDisabled();
  await expect(player).toBeHidden();
  const stored = page.waitForResponse(/\/crms\?/);
  release();
  await expect(thanks).toHaveText(THANKS);
  await expect(thanks).toBeFocused();
  await expect(form).toHaveCount(0);
  await expect(gate).toHaveAccessibleName('Watch the recording');
  expect(await axeFindings(page, '#access')).toEqual([]);

  await stored;
  expect(posts.map(callOf)).toEqual([`/learning-hubs/${SLUG}/video`, '/crms?source=Learning+Hub']);
  for (const post of posts) {
    expect(post.headers()).toMatchObject({
      'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-page-route': `/learning-hub/${SLUG}`,
      'x-page-title': encodeURIComponent(await page.title()),
    });
  }
  expect(keyOf(posts[1])).toBe(keyOf(posts[0]));

  await expect(page.locator('video')).toHaveCount(0);
  await player.getByRole('button', { name: PLAY }).click();
  const video = player.locator('video');
  await expect.poll(() => video.evaluate(timePlayed)).toBeGreaterThan(0);
  await expect(player).toBeFocused();
  const column = await player.locator('xpath=ancestor::div[1]').boundingBox();
  expect(await video.boundingBox()).toMatchObject({ width: column?.width, height: 450 });
  const videoUrl = await video.getAttribute('src');
  expect(videoUrl).toMatch(/^\/media\/sessions\//);
  const access = { firstName: 'Sita', email, videoUrl };
  expect(await storedAs(page, `learning-hub:${SLUG}`)).toEqual(access);

  const other = 'scope-an-mvp-by-one-promise';
  await page.getByRole('main').getByRole('link', { name: 'Scope an MVP' }).click();
  await expect(page).toHaveURL(`/learning-hub/${other}`);
  await expect(player).toHaveCount(0);
  await fill(email);
  await newsletter.check();
  const subscribed = page.waitForResponse(/\/crms\?source=Newsletter$/);
  await button.click();
  await expect(thanks).toBeFocused();
  await subscribed;
  const lead = { first_name: 'Sita', last_name: 'Gurung', verified: null };
  expect(await leadsOf(site.engine, email)).toMatchObject([
    { ...lead, source: 'Learning Hub', page_route: `/learning-hub/${SLUG}` },
    { ...lead, source: 'Learning Hub', page_route: `/learning-hub/${other}` },
    { ...lead, source: 'Newsletter', page_route: `/learning-hub/${other}` },
  ]);
});

function timePlayed(video: Element) {
  return video instanceof HTMLVideoElement ? video.currentTime : 0;
}

test.describe('without JavaScript', DEEP, () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 422/ });

  test('posts the form, shows errors, then the video', async ({ page, site, email }) => {
    await page.goto(`/learning-hub/${SLUG}`);
    const { fill, field, button, alert, thanks, player } = gatePage(page);
    await fill(email);
    await field('Last Name').fill(' ');
    await button.click();
    await expect(alert).toHaveText(GATE_MESSAGES.lastName);
    await expect(alert).toBeInViewport();
    await expect(field('Last Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('First Name')).toHaveValue('Sita');
    await expect(field('Email')).toHaveValue(email);
    await field('Last Name').fill('Gurung');
    await button.click();
    await expect(thanks).toHaveText(THANKS);
    await expect(thanks).toBeInViewport();
    const link = player.getByRole('link', { name: PLAY });
    const answer = await page.request.head((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('video/mp4');
    expect(await leadsOf(site.engine, email)).toMatchObject([
      { source: 'Learning Hub', page_route: `/learning-hub/${SLUG}`, verified: 0 },
    ]);
  });
});
