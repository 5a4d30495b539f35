/** The form in front of a film or a paper as a journey uses it. */
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
    /** Once there is a link. */
    film: page.getByRole('region', { name: /^Recording: / }),
    fill: async (email: string) => {
      await field('First Name').fill('Sita');
      await field('Last Name').fill('Gurung');
      await field('Email').fill(email);
    },
  };
}

/** The forms that the page sends from now on, in their order. */
export function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/** `/crms?source=…` of a call to the API. */
export const callOf = (post: Request) => post.url().split(API_PREFIX)[1];

export const keyOf = (post: Request | undefined) => post?.headers()['idempotency-key'];

/** What the browser keeps under a name. */
export const storedAs = (page: Page, name: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), name);

export const keep = (page: Page, name: string, record: string) =>
  page.evaluate(([name, record]) => localStorage.setItem(name, record), [name, record] as const);

/** Who left an address, oldest first. */
export const leadsOf = ({ db }: OpenedEngine, email: string) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('source')
    .execute();
