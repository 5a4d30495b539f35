/** Helpers for a page with a contact form. */
import type { Page, Route } from '@playwright/test';
import { CONTACT_FORM_ID } from '#app/forms/contact/failure-text.ts';
import type { OpenedEngine } from '#db/open.ts';
import { MESSAGE } from '#tests/contact-message.ts';
import { pointAt, untilHydrated } from './arrive.ts';

/** The URL that a message is posted to. */
export const CONTACT_URL = '**/api/v1/public/contact';

/**
 * Holds each message back until the returned function is called, then passes its route to `then`.
 */
export async function holdMessages(
  page: Page,
  then: (route: Route) => Promise<void>,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(CONTACT_URL, async (route) => {
    await released;
    await then(route);
  });
  return release;
}

export function contactPage(page: Page) {
  const form = page.locator(`#${CONTACT_FORM_ID}`);
  const field = (name: string) => form.getByLabel(name);
  return {
    form,
    field,
    send: form.getByRole('button', { name: /^Send/ }),
    alert: form.getByRole('alert'),
    /** The snackbars at the foot of the screen, for success and for failure. */
    snackbar: page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) }),
    failed: page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) }),
    thanks: page.getByRole('heading', { level: 1, name: 'Thank you, Sita!' }),
    /** Waits until the form is hydrated. */
    open: async (path = '/contact') => {
      await page.goto(path);
      await pointAt(form);
      await page.locator(`#${CONTACT_FORM_ID}[novalidate]`).waitFor();
      await untilHydrated(page);
    },
    fill: async (email: string) => {
      await field('Name').fill(MESSAGE.name);
      await field('Email').fill(email);
      await field('Company').fill(MESSAGE.company);
      await field('Phone').fill(MESSAGE.phoneNumber);
      await field('Message').fill(MESSAGE.message);
    },
  };
}

/** Messages and leads stored for an address. */
export async function storedOf({ db }: OpenedEngine, email: string) {
  const from = (table: 'contact_messages' | 'leads') =>
    db.selectFrom(table).selectAll().where('email', '=', email).execute();
  return { messages: await from('contact_messages'), leads: await from('leads') };
}
