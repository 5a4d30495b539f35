import { DEEP } from './deep-journeys.ts';
import { POSTS } from './hostile-posts.ts';
import { readAll, test } from './hostile-site.ts';

// `src=x` is a 404. Without the CSP, only sanitizing keeps payloads from running.
test.use({ expectedMessages: /status of 404/, bypassCSP: true });

test('shows a post of hostile markup as text', DEEP, async ({ page, traps }) => {
  await readAll(page, POSTS.inOrder.slice(0, 1), traps);
});
