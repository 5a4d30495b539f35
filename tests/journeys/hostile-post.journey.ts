import { POSTS } from './hostile-posts.ts';
import { readAll, test } from './hostile-site.ts';

// There is no picture for `src=x`; the policy of the page is not what keeps payloads from running.
test.use({ expectedMessages: /status of 404/, bypassCSP: true });

test('a post of hostile markup is words to read', async ({ page, traps }) => {
  await readAll(page, POSTS.inOrder.slice(0, 1), traps);
});
