/** Times of an event: the countdown, the join link, and time zones. */
import type { Page } from '@playwright/test';
import { DEFAULT_EVENT_LENGTH, JOIN_LEAD_TIME } from '#contract/event-times.ts';
import { arrive } from './arrive.ts';
import { registrationBoxOf } from './event-page.ts';
import { expect, test } from './site.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const API = '/api/v1/public';
const TEA = 'tea-for-those-who-came-back';
const CAMPUS = 'open-campus-morning';
const FOUNDERS = 'what-your-first-release-will-cost';

/** The event as the API returns it. */
async function getEvent(page: Page, slug: string) {
  const { data } = await (await page.request.get(`${API}/events/${slug}`)).json();
  return data as { eventDate: number; eventEndDate: number; joinNowLink: string };
}

/** Opens a page and pauses the browser's clock at a time; the server's clock runs on. */
async function openAt(page: Page, path: string, time: number) {
  await page.clock.install({ time: time - 10 * MINUTE });
  await arrive(page, path);
  await expect(registrationBoxOf(page).fact('Your time')).toBeVisible();
  await page.clock.pauseAt(time);
}

test('counts down by the minute to the start, then to the end two hours later', async ({
  page,
}) => {
  const { box, heading, register, calendars } = registrationBoxOf(page);
  const shows = (text: string) =>
    expect(box.getByRole('paragraph').first()).toHaveText(text, { useInnerText: true });
  const { eventDate } = await getEvent(page, TEA);
  await openAt(page, `/events/${TEA}`, eventDate - 3 * HOUR);
  await shows('Event starting in 3 hours');
  await page.clock.runFor(MINUTE - 1000);
  await shows('Event starting in 3 hours');
  await page.clock.runFor(1000);
  await shows('Event starting in 2 hours, 59 minutes');
  await page.clock.fastForward(2 * HOUR + 58 * MINUTE);
  await shows('Event starting in 1 minute');
  await page.clock.runFor(MINUTE);
  await shows('Event is in progress 2 hours left');
  await page.clock.runFor(MINUTE);
  await shows('Event is in progress 1 hour, 59 minutes left');
  // An on-site event has no join link.
  await expect(box.getByText('Join Now')).toHaveCount(0);
  await expect(register).toBeVisible();
  await page.clock.fastForward(DEFAULT_EVENT_LENGTH - 2 * MINUTE);
  await shows('Event is in progress 1 minute left');
  await page.clock.runFor(MINUTE);
  await shows('Event has ended');
  await expect(heading).toHaveText('Registration');
  await expect(box.getByText('Registration is closed.')).toBeVisible();
  await expect(register.or(calendars)).toHaveCount(0);
});

test.describe('the join link of a virtual event', () => {
  test('appears half an hour before the start, and disappears at the end', async ({ page }) => {
    const { box, join, closedDoor } = registrationBoxOf(page);
    const event = await getEvent(page, FOUNDERS);
    expect(event.joinNowLink).toBe('');
    let requestCount = 0;
    await page.route(`**${API}/events/${FOUNDERS}`, async (route) => {
      requestCount += 1;
      const joinNowLink = 'https://meet.example.com/tarn/founders';
      await route.fulfill({ json: { data: { ...event, joinNowLink } } });
    });
    await openAt(page, `/events/${FOUNDERS}`, event.eventDate - JOIN_LEAD_TIME - 2 * MINUTE);
    await expect(box.getByText('32 minutes')).toBeVisible();
    await page.clock.runFor(MINUTE);
    await expect(box.getByText('31 minutes')).toBeVisible();
    await expect(closedDoor).toHaveAttribute('aria-disabled', 'true');
    await expect(closedDoor).toHaveAccessibleDescription('Opens 30 minutes before the start.');
    expect(requestCount).toBe(0);
    await page.clock.runFor(MINUTE);
    await expect(join).toHaveAttribute('href', 'https://meet.example.com/tarn/founders');
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(closedDoor).toHaveCount(0);
    await page.clock.fastForward(event.eventEndDate - event.eventDate + JOIN_LEAD_TIME - MINUTE);
    await expect(box.getByText('1 minute left')).toBeVisible();
    await expect(join).toBeVisible();
    expect(requestCount).toBe(1);
    await page.clock.runFor(MINUTE);
    await expect(box.getByText('Event has ended')).toBeVisible();
    await expect(box.getByText('Join Now')).toHaveCount(0);
  });

  test('refers to the confirmation email if there is no link', async ({ page }) => {
    const { closedDoor } = registrationBoxOf(page);
    const slug = 'english-for-stand-ups';
    const answer = await page.request.get(`${API}/trainings/${slug}`);
    const { trainingDate } = (await answer.json()).data;
    await openAt(page, `/trainings-and-certifications/${slug}`, trainingDate + MINUTE);
    await expect(closedDoor).toHaveAccessibleDescription(
      'No link is given here. Look in your confirmation e-mail.',
    );
  });
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test("shows the local time and Kathmandu's, and exports the same to calendars", async ({
    page,
    site,
  }) => {
    const { box, fact, calendars } = registrationBoxOf(page);
    const path = `/events/${CAMPUS}`;
    const { eventDate, eventEndDate } = await getEvent(page, CAMPUS);
    const dayOf = (time: number) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
    await arrive(page, path);
    // 3:45 AM in UTC.
    await expect(fact('Kathmandu')).toHaveText(
      new RegExp(`^\\w{3}, ${dayOf(eventDate)}, 9:30\\sAM$`),
    );
    await expect(fact('Your time')).toHaveText(
      new RegExp(`^\\w{3}, ${dayOf(eventDate - 24 * HOUR)}, (7:45\\sPM PST|8:45\\sPM PDT)$`),
    );
    await expect(fact('Length')).toHaveText('3 hours');
    await expect(fact('Place')).toHaveText('Tarn campus, Kathmandu');

    const url = site.origin + path;
    const queryOf = async (name: string) => {
      const href = await calendars.getByRole('link', { name }).getAttribute('href');
      return Object.fromEntries(new URL(href ?? '').searchParams);
    };
    const [starts, ends] = [eventDate, eventEndDate].map((time) =>
      new Date(time).toISOString().replace('.000', ''),
    );
    const basic = (iso = '') => iso.replace(/[-:]/g, '');
    const location = 'Tarn campus, Kathmandu';
    const title = 'Open campus morning: see how a remote team works';
    expect(await queryOf('Google (opens in a new tab)')).toMatchObject({
      text: title,
      dates: `${basic(starts)}/${basic(ends)}`,
      location,
      details: expect.stringContaining(url),
    });
    expect(await queryOf('Outlook (opens in a new tab)')).toMatchObject({
      subject: title,
      startdt: starts,
      enddt: ends,
      location,
      body: expect.stringContaining(url),
    });
    await expect(calendars.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      `webcal://${new URL(url).host}${path}.ics`,
    );
    const file = calendars.getByRole('link', { name: 'Calendar file' });
    await expect(file).toHaveAttribute('href', `${path}.ics`);
    const entry = await (await page.request.get(`${path}.ics`)).text();
    expect(entry).toContain(`DTSTART:${basic(starts)}`);
    expect(entry).toContain(`DTEND:${basic(ends)}`);
    expect(entry).toContain(`SUMMARY:${title}`);
    expect(entry).toContain('LOCATION:Tarn campus\\, Kathmandu');

    const share = box.getByRole('group', { name: 'Share' });
    for (const network of ['LinkedIn', 'X', 'Facebook']) {
      await expect(share.getByRole('link', { name: `Share on ${network}` })).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(url)),
      );
    }
    await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });
});

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('shows the time once', async ({ page }) => {
    const { fact } = registrationBoxOf(page);
    await page.goto(`/events/${TEA}`);
    await expect(fact('Your time')).toHaveText('The same as in Kathmandu');
    await expect(fact('Kathmandu')).toHaveText(/, 5:30\sPM$/);
    await expect(fact('Length')).toHaveText('2 hours');
  });
});
