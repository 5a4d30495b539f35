/** Helpers for the form in front of a video or a white paper. */
import type { Page, Request } from '@playwright/test';
import { GATE_ID } from '#app/routes/articles/gate/gate-state.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import type { OpenedEngine } from '#db/open.ts';

export function gatePage(page: Page) {
  const gate = page.locator(`#${GATE_ID}`);
  const field = (name: 'First Name' | 'Last Name' | 'Email') =>
    gate.getByRole('textbox', { name, exact: true });
  return {
    gate,
    form: gate.getByRole('form'),
    field,
    newsletter: gate.getByRole('checkbox', { name: 'Also send me the newsletter' }),
    button: gate.getByRole('button'),
    alert: gate.getByRole('alert'),
    thanks: gate.getByRole('status'),
    /** Exists once there is a link. */
    player: page.getByRole('region', { name: /^Recording: / }),
    fill: async (email: string) => {
      await field('First Name').fill('Sita');
      await field('Last Name').fill('Gurung');
      await field('Email').fill(email);
    },
  };
}

/** The POST requests of the page from now on, in order. */
export function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/** The path and query of an API call, for example `/crms?source=…`. */
export const callOf = (post: Request) => post.url().split(API_PREFIX)[1];

export const keyOf = (post: Request | undefined) => post?.headers()['idempotency-key'];

/** The value that local storage has under a name. */
export const storedAs = (page: Page, name: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), name);

export const storeAs = (page: Page, name: string, stored: string) =>
  page.evaluate(([name, stored]) => localStorage.setItem(name, stored), [name, stored] as const);

/** Leads with an address, oldest first. */
export const leadsOf = ({ db }: OpenedEngine, email: string) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('source')
    .execute();
