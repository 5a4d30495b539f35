/** The page about security and contracts. */
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

test('summary and contents lead to the sections, which state the terms', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, '/security-and-contracts');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Your exit' }).click();
  await expect(page).toHaveURL(/#people$/);
  const people = main.getByRole('region', { name: 'Coming and going' });
  await expect(people.getByRole('heading')).toBeInViewport();
  await expect(people).toContainText(/first \d+ days/);
  const contents = page
    .getByRole('navigation', { name: 'On this sheet' })
    .filter({ visible: true });
  const links = contents.getByRole('link');
  const targets = await links.evaluateAll((all) =>
    all.map((link) => document.getElementById((link as HTMLAnchorElement).hash.slice(1))?.tagName),
  );
  expect(targets).toEqual(['H2', 'H2', 'H2', 'H2', 'H2', 'H2']);
  await links.last().click();
  const sheet = main.getByRole('article', { name: 'All of it at a glance' });
  await expect(sheet).toBeInViewport();
  await expect(main).not.toContainText('{');
});
