/** Target sizes of checkboxes for a finger and for a pointer. */
import type { Locator } from '@playwright/test';
import { storeApplicant } from '#tests/applicants.ts';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { CONSOLE_REQUESTS, consoleOrigin, openConsole } from './console-session.ts';
import { deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

/** Height in pixels of the area around its center in which a press toggles it. */
const heightOf = (checkbox: Locator) =>
  checkbox.evaluate((input: HTMLInputElement) => {
    input.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = input.getBoundingClientRect();
    const [x, middle] = [left + width / 2, top + height / 2];
    const ticks = (y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit === input || hit?.closest('label')?.control === input;
    };
    let [from, to] = [middle, middle];
    while (ticks(from - 1)) from--;
    while (ticks(to + 1)) to++;
    return Math.round(to - from);
  });

for (const { kind, least, use } of [
  { kind: 'finger', least: 44, use: { hasTouch: true, isMobile: true } },
  { kind: 'pointer', least: 24, use: {} },
]) {
  test.describe(`for a ${kind}`, () => {
    test.use({ ...use, viewport: { width: 390, height: 800 } });

    test(
      `checkboxes are ${least} pixels high`,
      deepUnless(kind === 'finger'),
      async ({ page, context, site, email }) => {
        // Another test, or a retry of this one, may have stored its own on the same site.
        const name = `Gita Lama ${kind} ${process.pid}`;
        const id = await storeApplicant(site.engine.db, { name });
        await storeApplicant(site.engine.db, { name: 'Hari Lama' });
        const captcha = await solveCaptcha(site.origin, '?form=contact');
        await postContact(site.origin, { ...MESSAGE, email, captcha });
        await openConsole(context, page, site);
        const goTo = (path: string) => page.goto(`${consoleOrigin(site)}/console/${path}`);
        const expectHigh = async (checkbox: Locator) => {
          await expect(checkbox).toBeVisible();
          // Measured between the centers of two pixels.
          expect((await heightOf(checkbox)) + 1).toBeGreaterThanOrEqual(least);
        };

        await goTo('applicants');
        await expectHigh(page.getByRole('checkbox', { name: `Select ${name}` }));
        await goTo('inbox');
        await expectHigh(page.getByRole('checkbox', { name: `Select ${MESSAGE.name}` }).first());
        await goTo(`applicants/${id}#reply`);
        await expectHigh(page.getByLabel('Send later'));
        await page.getByRole('button', { name: /^Stage: / }).click();
        await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
        const dialog = page.getByRole('dialog', { name: `Reject ${name}` });
        await expectHigh(dialog.getByLabel('Send email'));
        // Anywhere in the row. The label covers the hint, which is intended.
        await dialog.getByText('Sent after 10 seconds').click({ force: true });
        await expect(dialog.getByLabel('Send email')).toBeChecked();
      },
    );
  });
}
