/**
 * Every console view, opened by its URL in every role, shows its content or says why not and links
 * back.
 */
import { randomUUID } from 'node:crypto';
import type { RouteObject } from 'react-router';
import { AREAS } from '#console/areas.ts';
import { type AccessRule, mayAccess } from '#console/shell/area.ts';
import { ROLES, type Role } from '#contract/console/roles.ts';
import { permissionsOf } from '#domain/staff/permissions.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, FAILED_REQUEST, signInToConsole } from './console-session.ts';
import { deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS, expectedMessages: FAILED_REQUEST });

const pathOf = (area: string, { path = '' }: RouteObject) =>
  `/${[area, path].filter(Boolean).join('/')}`
    .replace(':kind', 'message')
    .replace(':id', randomUUID());

const VIEWS = AREAS.flatMap((area) =>
  area.routes.map((route) => ({
    entry: (route.handle as AccessRule | undefined) ?? area,
    path: pathOf(area.path, route),
  })),
);

/** The most rights that most staff have, and the fewest. */
const DAILY_ROLES = new Set<Role>(['reader']);

for (const role of ROLES) {
  test(
    `no view is blank for ${role}`,
    deepUnless(DAILY_ROLES.has(role)),
    async ({ page, context, site }) => {
      const { url } = await signInToConsole(context, site, role);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const refusal = page.getByRole('heading', { name: 'You do not have access to this page' });
      for (const { entry, path } of VIEWS) {
        await page.goto(url + path);
        await expect(heading, path).toBeVisible();
        if (mayAccess(entry, permissionsOf(role))) {
          // Besides the heading: a list, an empty state, or a not-found message.
          await expect(page.getByRole('main'), path).toContainText(/.{20}/s);
          await expect(refusal, path).toHaveCount(0);
          await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
          continue;
        }
        await expect(refusal, path).toBeVisible();
        await page.getByRole('link', { name: 'Go to home page' }).click();
        await expect(refusal, path).toHaveCount(0);
        await expect(heading, path).toBeVisible();
      }
      for (const path of ['/', '/account', '/nothing-here', '/team/nothing-here']) {
        await page.goto(url + path);
        await expect(heading, path).toBeVisible();
      }
    },
  );
}

test('a reader is offered no changes of an application or a message', async ({
  page,
  context,
  site,
  email,
}) => {
  const id = await storeApplicant(site.engine.db, { name: 'Purna Rai' });
  const captcha = await solveCaptcha(site.origin, '?form=contact');
  const answer = await postContact(site.origin, { ...MESSAGE, email, captcha });
  const { data } = await answer.json();
  const { url } = await signInToConsole(context, site, 'reader');
  const main = page.getByRole('main');
  const changes = main.getByRole('button', { name: /^(Stage|Status|Assign|Reply|Reject|Email)/ });
  await page.goto(`${url}/applicants/${id}`);
  await expect(main.getByRole('heading', { name: 'Purna Rai', level: 1 })).toBeVisible();
  await expect(main.getByRole('button', { name: 'More actions for this applicant' })).toBeVisible();
  await expect(changes).toHaveCount(0);
  await page.goto(`${url}/inbox/message/${data.id}`);
  await expect(main.getByRole('heading', { name: MESSAGE.name, level: 1 })).toBeVisible();
  await expect(main.getByText('Open', { exact: true })).toBeVisible();
  await expect(changes).toHaveCount(0);
});

test('a view outside the role is accessible', async ({ page, context, site }) => {
  const { url } = await signInToConsole(context, site, 'sales');
  await page.goto(`${url}/privacy`);
  await expect(page.getByText('Your role is Sales')).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test('the list of shortcuts opens at its top', async ({ page, context, site }) => {
  await storeApplicant(site.engine.db);
  await page.setViewportSize({ width: 390, height: 600 });
  const { url } = await signInToConsole(context, site, 'owner');
  await page.goto(`${url}/applicants`);
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeFocused();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeInViewport();
  // `a` assigns, and with Shift selects all.
  const row = (label: string) => dialog.getByText(label, { exact: true }).locator('..');
  await expect(row('Assign').locator('kbd')).toHaveText(['A']);
  await expect(row('Select all shown').locator('kbd')).toHaveText(['Shift', 'A']);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});
