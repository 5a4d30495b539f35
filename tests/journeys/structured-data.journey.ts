/** What pages tell search engines stands in the head beside what React knows of. */
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const DATA = 'head > script[type="application/ld+json"]';

test('the page’s data outlives its start, and costs the next page nothing', async ({ page }) => {
  await arrive(page, '/talents-on-demand/senior-react-engineer');
  await expect(page.locator(DATA)).toHaveCount(1);
  const text = await page.locator(DATA).textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { '@graph': { '@type': string }[] };
  expect(graph.map((node) => node['@type'])).toContain('JobPosting');

  // Nothing of it is fetched or made in the browser: search engines load each page anew.
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(request.url());
  });
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' });
  await steps.getByRole('link', { name: 'Talents on Demand' }).click();
  await expect(page).toHaveTitle(/^Talents on Demand/);
  expect(await page.locator(DATA).textContent()).toBe(text);
  expect(pages).toEqual([]);
});
