/** The lists of events and trainings, and their messages if something is unavailable. */
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { serveWithExternalApi } from './external-api-site.ts';
import { expect, test } from './site.ts';

const EVENTS = {
  path: '/events',
  one: 'event',
  upcoming: 'Upcoming events',
  titles: [
    'Tea for those who came back',
    'Job fair on the lawn: remote roles, read aloud',
    'For founders: what your first release will cost',
    'Code night: repair something you use',
    'Open campus morning: see how a remote team works',
    'An e-commerce evening without a mouse',
  ],
  past: [
    'Panel: what teams abroad really ask',
    'Internship fair after class',
    'Bring whoever asks what you do all day',
  ],
  slug: 'tea-for-those-who-came-back',
  parts: ['About this event', 'Who you meet'],
  more: 'More events',
  footer: 'Events',
  starting: 'Event starting in',
  ended: 'Event has ended',
  missing: 'This Event Does Not Exist',
  seeAll: 'See all events',
  calendar: true,
};
const TRAININGS: typeof EVENTS = {
  path: '/trainings-and-certifications',
  one: 'training',
  upcoming: 'Upcoming trainings',
  titles: [
    'Interview preparation workshop',
    'English for stand-ups: two minutes that help others',
    'React for people who know JavaScript',
    'Okta administrator basics',
    'Accessibility testing, from first key to report',
  ],
  past: ['SQL at work: questions before queries', 'Test automation: one test you can trust'],
  slug: 'interview-preparation-workshop',
  parts: ['About this training', 'Who teaches you'],
  more: 'More trainings',
  footer: 'Trainings',
  starting: 'Training starting in',
  ended: 'Training has ended',
  missing: 'This Training Does Not Exist',
  seeAll: 'See all trainings',
  calendar: false,
};

const titlesIn = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('heading', { level: 3 });

for (const kind of [EVENTS, TRAININGS]) {
  const { path, one, upcoming, titles, past, missing } = kind;
  const [next = '', ...later] = titles;

  test(
    `${one}s: lists the next first and the past last, and opens a card's page`,
    deepUnless(kind === EVENTS),
    async ({ page }) => {
      await arrive(page, path);
      await expect(titlesIn(page, upcoming)).toHaveText(titles);
      await expect(titlesIn(page, 'What has been')).toHaveText(past);
      const calendar = page.getByRole('link', { name: 'Add all events to your calendar' });
      await expect(calendar).toHaveCount(kind.calendar ? 1 : 0);
      if (kind.calendar) {
        await expect(calendar).toHaveAttribute('href', '/events/calendar.ics');
        const file = await page.request.get('/events/calendar.ics');
        expect(file.headers()['content-type']).toContain('text/calendar');
        expect((await file.text()).match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThanOrEqual(6);
      }

      await page.getByRole('link', { name: next }).click();
      await expect(page).toHaveURL(`${path}/${kind.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
      await expect(page.getByText(kind.starting)).toBeVisible();
      for (const name of kind.parts) await expect(page.getByRole('region', { name })).toBeVisible();
      await expect(titlesIn(page, kind.more)).toHaveText(later.slice(0, 3));
      await titlesIn(page, kind.more).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(later[0] ?? '');
      await expect(titlesIn(page, kind.more).first()).toHaveText(next);

      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: kind.footer, exact: true })
        .click();
      await page.getByRole('link', { name: past[0] ?? '' }).click();
      await expect(page.getByText(kind.ended)).toBeVisible();
      await expect(page.getByText('Registration is closed.')).toBeVisible();
    },
  );

  test.describe(`an API host that fails, on the pages of ${one}s`, () => {
    test.use({ expectedMessages: /status of (404|503)|net::ERR_FAILED/ });

    test(
      'the list reports the failure, and can be retried',
      deepUnless(kind === EVENTS),
      async ({ page, site }) => {
        const other = kind === EVENTS ? TRAININGS : EVENTS;
        const main = page.getByRole('main');
        const alert = main.getByRole('alert');
        const retry = alert.getByRole('button', { name: 'Retry' });
        const failure = alert.getByRole('heading', { level: 2 });
        const message = page.getByText('Events fetched successfully');
        const elsewhereSite = await serveWithExternalApi(site.origin);
        const url = elsewhereSite.origin + path;
        elsewhereSite.responseBody = null;
        await arrive(page, url);
        await expect(failure).toHaveText('Could not fetch events');

        elsewhereSite.responseBody = {};
        await retry.press('Enter');
        await expect(failure).toHaveText('No events data received');
        await expect(retry).toBeFocused();
        await expect(message).toHaveCount(0);

        // A network error changes nothing.
        await page.route(url, (route) => route.abort());
        await retry.press('Enter');
        await expect(retry).toBeEnabled();
        await expect(retry).toBeFocused();
        await page.unroute(url);

        elsewhereSite.responseBody = undefined;
        await retry.press('Enter');
        await expect(message).toBeVisible();
        await expect(titlesIn(page, upcoming)).toHaveText(titles);
        await expect(alert).toHaveCount(0);
        await expect(main).toBeFocused();

        elsewhereSite.responseBody = { data: [], total: 0 };
        await page.goto(elsewhereSite.origin + other.path);
        await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
          'There are no Upcoming Events',
        );
        await expect(page.getByRole('region', { name: 'What has been' })).toHaveCount(0);
        // Stops the page's requests before its server closes.
        await page.goto('about:blank');
        await elsewhereSite.close();
      },
    );

    test(
      'an unknown one is a 404 page, and a failed one can be retried',
      DEEP,
      async ({ page, site }) => {
        const h1 = page.getByRole('heading', { level: 1 });
        const response = await arrive(page, `${path}/no-such-${one}`);
        expect(response?.status()).toBe(404);
        await expect(h1).toHaveText(missing);
        await expect(titlesIn(page, kind.more)).toHaveText(titles.slice(0, 3));
        await page.getByRole('link', { name: kind.seeAll }).click();
        await expect(page).toHaveURL(path);

        const elsewhereSite = await serveWithExternalApi(site.origin);
        elsewhereSite.responseBody = null;
        await arrive(page, `${elsewhereSite.origin}${path}/${kind.slug}`);
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert.getByRole('heading')).toHaveText(`Could not fetch ${one} details`);
        elsewhereSite.responseBody = undefined;
        await alert.getByRole('button', { name: 'Retry' }).click();
        const label = one === 'event' ? 'Event' : 'Training';
        await expect(page.getByText(`${label} fetched successfully`)).toBeVisible();
        await expect(h1).toHaveText(next);
        await expect(page).toHaveTitle(new RegExp(next));
        // Stops the page's requests before its server closes.
        await page.goto('about:blank');
        await elsewhereSite.close();
      },
    );
  });
}
