/** Popovers stay within the window, and beside their button if there is room. */
import type { Locator, Page } from '@playwright/test';
import { storeApplicant } from '#tests/applicants.ts';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { CONSOLE_REQUESTS, consoleOrigin, openConsole } from './console-session.ts';
import { deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return box;
};

/** Opens the popover, measures it, and closes it. */
async function expectInside(page: Page, button: Locator) {
  await button.click();
  const opened = page.locator(':popover-open');
  await expect(opened).toBeVisible();
  const [box, from] = [await boxOf(opened), await boxOf(button)];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const details = JSON.stringify({ box, from });
  expect(Math.min(box.x, box.y), details).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, details).toBeLessThanOrEqual(width);
  expect(box.y + box.height, details).toBeLessThanOrEqual(height);
  const room = Math.max(from.y, height - from.y - from.height);
  // A list of staff may be taller than the window.
  if (width >= 640 && height >= 600 && room > box.height + 12) {
    const isBelow = Math.abs(box.y - (from.y + from.height)) < 12;
    const isAbove = Math.abs(box.y + box.height - from.y) < 12;
    expect(isBelow || isAbove, details).toBe(true);
    expect(box.x, details).toBeLessThanOrEqual(from.x + from.width);
    expect(box.x + box.width, details).toBeGreaterThanOrEqual(from.x);
  }
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 700],
  // A phone in landscape: there may be no room on any side of a button.
  [844, 390],
] as const) {
  const name = `menus stay within a window of ${width} × ${height} pixels`;
  test(name, deepUnless(width === 390), async ({ page, context, site, email }) => {
    const word = `menus${process.pid}x${width}`;
    const ids: string[] = [];
    for (let at = 0; at < 12; at++) {
      ids.push(await storeApplicant(site.engine.db, { name: `Applicant ${at}`, message: word }));
    }
    const captcha = await solveCaptcha(site.origin, '?form=contact');
    const sent = await postContact(site.origin, { ...MESSAGE, email, captcha });
    const { data } = (await sent.json()) as { data: { id: string } };
    const owner = await openConsole(context, page, site);
    await owner.call('POST', '/views', { area: 'applicants', name: 'Menus', query: `q=${word}` });
    await page.setViewportSize({ width, height });
    const goTo = (path: string) => page.goto(`${consoleOrigin(site)}/console/${path}`);
    const button = (name: string | RegExp) => page.getByRole('button', { name });

    await goTo(`applicants?q=${word}`);
    const rows = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
    await expect(rows).toHaveCount(12);
    await expectInside(page, button('Filters'));
    await expectInside(page, button('Edit view Menus'));
    await expectInside(page, width < 832 ? button('More') : button(/: account, appearance/));
    for (const row of [rows.first(), rows.last()]) {
      await expectInside(page, row.getByRole('button', { name: /^Stage of/ }));
      await expectInside(page, row.getByRole('button', { name: /^Assignee of .+: unassigned$/ }));
    }

    await goTo(`applicants/board?q=${word}`);
    const cards = page.getByRole('region', { name: 'New', exact: true }).getByRole('listitem');
    await expect(cards).toHaveCount(12);
    for (const card of [cards.first(), cards.last()]) {
      await expectInside(page, card.getByRole('button').first());
    }

    await goTo(`applicants/${ids[0]}`);
    await expectInside(page, button('More actions for this applicant'));
    await expectInside(page, button(/^Stage: /));

    await goTo(`inbox/message/${data.id}`);
    await expectInside(page, button(/^Assign: /));
    await expectInside(page, button(/^Status: /));

    await goTo('team');
    const manage = button(/^Manage /);
    await expect(manage.first()).toBeVisible();
    await expectInside(page, manage.first());
    await expectInside(page, manage.last());
  });
}
