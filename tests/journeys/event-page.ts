/** Helpers for the journeys of events and trainings. */
import type { Page } from '@playwright/test';

/** The registration box beside the text. */
export function registrationBoxOf(page: Page) {
  const box = page.getByRole('complementary', { name: 'Registration' });
  return {
    box,
    /** The value of a term in the list of facts. */
    fact: (name: string) => box.locator(`dt:text-is("${name}") + dd`),
    heading: box.getByRole('heading', { level: 2 }),
    register: box.getByRole('link', { name: 'Register (opens in a new tab)' }),
    undo: box.getByRole('button', { name: 'I did not register' }),
    join: box.getByRole('link', { name: 'Join Now (opens in a new tab)' }),
    closedDoor: box.getByRole('button', { name: 'Join Now' }),
    calendars: box.getByRole('list', { name: 'Add to calendar' }),
  };
}
