/** The script in the frame of a preview, as built, in a page with the policy of one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import type { BuiltFiles } from '#contract/console/document.ts';
import type { FromFrame, ToFrame } from '#contract/preview-messages.ts';
import { testBuild } from '#scripts/build.mjs';

const folder = join(testBuild.folder, 'console');
const { previewFrame } = JSON.parse(
  readFileSync(join(folder, 'document.json'), 'utf8'),
) as BuiltFiles;
const script = readFileSync(join(folder, previewFrame), 'utf8');

const ORIGIN = 'https://preview.example';

const POLICY =
  "default-src 'none'; script-src 'self'; form-action 'none'; require-trusted-types-for 'script'";

const PREVIEW = `<!doctype html><html><head>
<title data-field="a.yaml#meta.title">A</title><script type="module" src="/frame.js"></script></head>
<body><main tabindex="-1">
<h1 data-field="a.yaml#hero.heading" data-field-exact="">Old heading</h1>
<p data-field="a.yaml#lede a.yaml#name">A lede with a name</p>
<a href="/about?x=1"><h2 data-field="a.yaml#card.title" data-field-exact="">About us</h2></a>
<a href="?page=2" id="logo">2</a>
<button data-field-aria-label="a.yaml#menu.open" aria-label="Open">=</button>
<form action="/contact" method="post"><input name="q"><button>Send</button></form>
<details><summary data-field="a.yaml#q.title">Why?</summary><p data-field="a.yaml#q.text">So.</p></details>
${'<br>'.repeat(200)}
<div><p data-source="1-2" data-field="blogs/a.md#body">One</p>
<ul data-source="4-6" data-field="blogs/a.md#body"><li data-source="5-5" data-field="blogs/a.md#body">Two</li></ul></div>
<page-island data-field-data-props="a.yaml#form.failed"><p>Form</p></page-island>
</main></body></html>`;

/** Collects the messages of the frame, and sends some through the port. */
interface Parent {
  messages: FromFrame[];
  port: MessagePort;
}

async function openPreview(page: Page) {
  const html = { contentType: 'text/html' };
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/frame.js') {
      await route.fulfill({ contentType: 'text/javascript', body: script });
    } else if (pathname === '/preview') {
      await route.fulfill({
        ...html,
        body: PREVIEW,
        headers: { 'content-security-policy': POLICY },
      });
    } else {
      await route.fulfill({ ...html, body: '<iframe src="/preview" width="600" height="500">' });
    }
  });
  await page.goto(`${ORIGIN}/console`);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const { port1: port, port2 } = new MessageChannel();
    const messages: FromFrame[] = [];
    Object.assign(globalThis, { messages, port } satisfies Parent);
    port.onmessage = ({ data }) => messages.push(data);
    const connect: ToFrame = { type: 'connect', page: '/list?a=b' };
    frame?.contentWindow?.postMessage(connect, location.origin, [port2]);
  });
  await expect.poll(() => messagesOf(page)).toEqual([{ type: 'ready' }]);
  return page.frameLocator('iframe');
}

const messagesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Parent).messages);

/** Without the reports of where the pointer is. */
const lastOf = async (page: Page) =>
  (await messagesOf(page)).filter(({ type }) => type !== 'point').at(-1);

const sendTo = (page: Page, message: ToFrame) =>
  page.evaluate((sent) => (globalThis as unknown as Parent).port.postMessage(sent), message);

/** The outline, which is the last child of the document's element. */
const outlineIn = (frame: FrameLocator) => frame.locator('html > div');

test('a click opens the field, and nothing is left or sent', async ({ page }) => {
  const frame = await openPreview(page);
  const names = ['a.yaml#lede', 'a.yaml#name'];
  await frame.getByText('A lede').click();
  await expect
    .poll(() => lastOf(page))
    .toEqual({ type: 'open', field: names[0], kind: 'text', fields: names });
  await frame.getByRole('button', { name: 'Open' }).click();
  await expect
    .poll(() => lastOf(page))
    .toMatchObject({ kind: 'attribute', field: 'a.yaml#menu.open' });
  await frame.getByText('Two').click();
  await expect
    .poll(() => lastOf(page))
    .toMatchObject({ kind: 'source', field: 'blogs/a.md#body', source: '5-5' });
  await frame.getByText('About us').click();
  await expect.poll(() => lastOf(page)).toMatchObject({ field: 'a.yaml#card.title' });
  await frame.getByRole('button', { name: 'Send' }).click();
  await frame.locator('input').press('Enter');
  await expect(frame.getByRole('heading', { name: 'Old heading' })).toBeVisible();
  expect((await messagesOf(page)).filter(({ type }) => type === 'navigate')).toEqual([]);
});

test('links are followed on demand, and a link without a field immediately', async ({ page }) => {
  const frame = await openPreview(page);
  await frame.getByText('About us').hover();
  await outlineIn(frame).getByRole('button', { name: 'Follow link' }).click();
  await expect.poll(() => lastOf(page)).toEqual({ type: 'navigate', path: '/about?x=1' });
  await frame.locator('#logo').click();
  await expect.poll(() => lastOf(page)).toEqual({ type: 'navigate', path: '/list?page=2' });
  await frame.getByText('About us').click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => lastOf(page)).toEqual({ type: 'navigate', path: '/about?x=1' });
});

test('the keyboard reaches every field in order, and Enter opens it', async ({ page }) => {
  const frame = await openPreview(page);
  await frame.getByRole('heading', { name: 'Old heading' }).focus();
  await expect(outlineIn(frame)).toBeVisible();
  const fields = ['hero.heading', 'lede', 'card.title'];
  for (const field of fields) {
    await page.keyboard.press('Enter');
    await expect.poll(() => lastOf(page)).toMatchObject({ field: `a.yaml#${field}` });
    await page.keyboard.press('Tab');
  }
});

test('the outline follows the pointer', async ({ page }) => {
  const frame = await openPreview(page);
  await frame.getByText('A lede').hover();
  await expect(outlineIn(frame)).toBeVisible();
  await expect(outlineIn(frame).getByRole('button')).toBeHidden();
  const [text, outline] = await Promise.all([
    frame.getByText('A lede').boundingBox(),
    outlineIn(frame).boundingBox(),
  ]);
  expect(outline?.x).toBe((text?.x ?? 0) - 4);
  expect(outline?.height).toBe((text?.height ?? 0) + 8);
});

test('the console replaces exact texts, and highlights fields and lines', async ({ page }) => {
  const frame = await openPreview(page);
  await sendTo(page, { type: 'set', field: 'a.yaml#hero.heading', text: '<b>New</b> heading' });
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('<b>New</b> heading');
  await sendTo(page, { type: 'set', field: 'a.yaml#lede', text: 'New' });
  await sendTo(page, { type: 'highlight', field: 'blogs/a.md#body', line: 5 });
  await expect(frame.getByText('Two')).toBeInViewport();
  await expect(frame.getByText('A lede with a name')).toBeAttached();
  await sendTo(page, { type: 'highlight', field: 'a.yaml#q.text' });
  await expect(frame.getByText('So.')).toBeVisible();
  await sendTo(page, { type: 'highlight', field: 'a.yaml#form.failed' });
  await expect(outlineIn(frame)).toBeInViewport();
  await sendTo(page, { type: 'highlight', field: '' });
  await expect(outlineIn(frame)).toHaveCount(0);
});

test('the script is small', () => {
  expect(brotliCompressSync(script).length).toBeLessThan(6000);
});
