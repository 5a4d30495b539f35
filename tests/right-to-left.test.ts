/** A pack in a language that is written from right to left, as the running program serves it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applicationForm } from './application-form.ts';
import { copyOfPack } from './invalid-pack.ts';
import { readMail } from './mail-server.ts';
import { mailingSite, pageAt } from './mailing-site.ts';
import { inArabicLetters, writeTranslation } from './whole-translation.ts';

const site = mailingSite(() => {
  const pack = copyOfPack();
  rmSync(join(pack, 'ne'), { recursive: true });
  writeTranslation(pack, 'ar', inArabicLetters);
  return { CONTENT_DIR: pack };
});
const page = (path: string) => pageAt(site, path);

test.each(['/ar', '/ar/about', '/ar/service-packages', '/ar/contact', '/ar/divacs'])(
  '%s has its direction, and all of its texts',
  async (path) => {
    const { response, root, attributeOf, text } = await page(path);
    expect(response.status).toBe(200);
    expect(attributeOf('html', 'lang')).toBe('ar');
    expect(attributeOf('html', 'dir')).toBe('rtl');
    expect(root.querySelector('h1')?.text).toMatch(/\p{Script=Arabic}/u);
    expect(text).toMatch(/\p{Script=Arabic}{3}/u);
    expect(attributeOf('meta[property="og:locale"]', 'content')).toBe('ar_EG');
  },
);

test('the English page has no direction, and names the other one in its own language', async () => {
  const { root, attributeOf } = await page('/about');
  expect(attributeOf('html', 'dir')).toBeUndefined();
  const link = root.querySelector('header a[hreflang=ar]');
  expect(link?.text).toBe('العربية');
});

test('English parts keep their direction', async () => {
  const { root } = await page('/ar/talents-on-demand/qa-trainee');
  expect(root.querySelector('h1')?.getAttribute('lang')).toBe('en');
  const post = await page('/ar/blogs-and-insights/estimate-without-lying');
  expect(post.root.querySelector('[lang=en][dir=ltr] .prose')).not.toBeNull();
});

test('so do emails', async () => {
  const response = await fetch(`${site.app.origin}/ar/drop-your-info`, {
    method: 'POST',
    body: applicationForm(),
    redirect: 'manual',
  });
  expect(response.headers.get('location')).toMatch(/^\/ar\/successful-submission\?/);
  await expect.poll(() => site.mails.received.length, { timeout: 10_000 }).toBeGreaterThan(1);
  const sent = await Promise.all(site.mails.received.map(readMail));
  const own = sent.find(({ to }) => to?.[0]?.address === 'sita@example.com');
  expect(own?.html).toContain('<html lang="ar" dir="rtl">');
  const team = sent.find(({ to }) => to?.[0]?.address !== 'sita@example.com');
  expect(team?.html).toContain('<html lang="en">');
});
