/** The page of a blog post. */
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const POST = '/blogs-and-insights/why-our-packages-have-a-starting-price';

test('shows the banner, facts, share links, contents, text, related posts and the contact section', async ({
  page,
  site,
}) => {
  await arrive(page, POST);
  await expect(page).toHaveTitle('What “starting at” means in a software package | Tarn');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText([
    'Home',
    'Blogs and Insights',
    'Why our packages have a starting price',
  ]);
  const head = page.locator('article > header');
  await expect(head.getByRole('listitem').filter({ hasText: 'Company + Product' })).toBeVisible();
  await expect(head).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} · Max \d+ min read/);
  await expect(head.locator('img').last()).toHaveAttribute('alt', /.{10}/);
  const share = page.getByRole('group', { name: 'Share' });
  const url = encodeURIComponent(site.origin + POST);
  await expect(share.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute(
    'href',
    new RegExp(url),
  );

  const contents = page.getByRole('navigation', { name: 'Contents' }).last();
  const headings = page.locator('.long-text h2');
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  const third = contents.getByRole('link').nth(2);
  await third.click();
  await expect
    .poll(() =>
      headings.nth(2).evaluate((heading) => Math.round(heading.getBoundingClientRect().top)),
    )
    .toBe(150);
  await expect(third).toHaveAttribute('aria-current', 'true');

  const related = page.getByRole('region', { name: 'Related resources' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Connect with us' })).toBeVisible();

  const next = related.getByRole('article').first().getByRole('link');
  const title = await next.textContent();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.jpg$/);
});

test('a post without chosen related posts shows the newest others', async ({ page }) => {
  const slug = 'how-our-impact-meter-counts';
  await arrive(page, '/blogs-and-insights');
  const newest = await page.getByRole('article').getByRole('link').allTextContents();
  await page.goto(`/blogs-and-insights/${slug}`);
  const related = page.getByRole('region', { name: 'Related resources' });
  await expect(related.getByRole('article').getByRole('link')).toHaveText(newest.slice(0, 3));
});

test.describe('an unknown entry', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('is a 404 page with a link to its list', async ({ page }) => {
    for (const [path, title, link] of [
      ['/blogs-and-insights/nobody', 'Failed to fetch blog details', 'See all posts'],
      ['/experience-nepal/nobody', 'Story Not Found', 'See all stories'],
      ['/learning-hub/nobody', 'Session Not Found', 'See all sessions'],
      ['/whitepapers/nobody', 'White Paper Not Found', 'See all papers'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
  });
});
