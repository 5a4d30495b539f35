/** Pasted text and pictures in the text editor of the console. */
import { paste } from './clipboard-data.ts';
import { expect, test } from './editor-site.ts';

const value = (opened: { value: string }) => opened.value;

test('inserts the Markdown of pasted HTML as one step', async ({ page, openText, text }) => {
  const editor = await openText({ value: 'Start', converted: 'A **bold** word' });
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await paste(text, { text: 'A bold word', html: '<p>A <b>bold</b> word</p>' });
  await expect.poll(() => editor.evaluate(value)).toBe('Start A **bold** word');
  await expect(page.getByText('Pasted as Markdown')).toBeVisible();
  await page.getByRole('button', { name: 'Use plain text' }).click();
  await expect.poll(() => editor.evaluate(value)).toBe('Start A bold word');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => editor.evaluate(value)).toBe('Start A **bold** word');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => editor.evaluate(value)).toBe('Start ');
});

test('uploads the pictures of pasted HTML', async ({ openText, text }) => {
  const editor = await openText({
    value: '',
    converted: 'Before\n\n![A yard](paste:0)\n\n![left out](paste:1)\n\nAfter',
  });
  await text.click();
  await paste(text, { text: 'Before After', html: '<p>Before</p><img><p>After</p>' });
  await expect
    .poll(() => editor.evaluate(value))
    .toContain('Before\n\n![Uploading pasted-picture-1.png…]()\n\n');
  await expect.poll(() => editor.evaluate(({ uploads }) => uploads.length)).toBe(1);
  await editor.evaluate(({ uploads }) => uploads[0]?.finish());
  await expect
    .poll(() => editor.evaluate(value))
    .toMatch(/^Before\n\n!\[A yard\]\(media\/uploads\/pasted-picture-1\.png\)\n\n\s*After$/);
});

test('inserts the plain text if the HTML cannot be converted', async ({ page, openText, text }) => {
  const editor = await openText('');
  await text.click();
  await paste(text, { text: 'A bold word', html: '<p>A <b>bold</b> word</p>' });
  await expect.poll(() => editor.evaluate(value)).toBe('A bold word');
  await expect(page.getByText('Pasted as plain text')).toBeVisible();
});

test('makes a pasted address the link of the selected text', async ({ page, openText, text }) => {
  const editor = await openText('our docs');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(text, { text: 'https://docs.example.com/a', html: '<a>docs</a>' });
  await expect.poll(() => editor.evaluate(value)).toBe('[our docs](https://docs.example.com/a)');
});

test('uploads a pasted picture, and removes one that fails', async ({ page, openText, text }) => {
  const editor = await openText('Above');
  await text.click();
  await page.keyboard.press('End');
  await paste(text, { picture: 'roof.jpg' });
  await paste(text, { picture: 'wall.jpg' });
  await expect(text.getByText('Uploading…')).toHaveCount(2);
  await expect
    .poll(() => editor.evaluate(value))
    .toBe('Above\n\n![Uploading roof.jpg…]()\n\n![Uploading wall.jpg…]()');
  await editor.evaluate(({ uploads }) => uploads[0]?.finish('A roof in the rain'));
  await expect
    .poll(() => editor.evaluate(value))
    .toBe('Above\n\n![A roof in the rain](media/uploads/roof.jpg)\n\n![Uploading wall.jpg…]()');
  await expect.poll(() => editor.evaluate(({ uploads }) => uploads.length)).toBe(2);
  await editor.evaluate(({ uploads }) => uploads[1]?.fail());
  await expect(page.getByText('wall.jpg was not added.')).toBeVisible();
  await expect
    .poll(() => editor.evaluate(value))
    .toBe('Above\n\n![A roof in the rain](media/uploads/roof.jpg)');
});

test('a picture of the button is placed in the plain text too', async ({ page, openText }) => {
  const editor = await openText('Above\n');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture' }).click();
  await (await chooser).setFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('x'),
  });
  await expect.poll(() => editor.evaluate(({ uploads }) => uploads.length)).toBe(1);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/Uploading a\.png…/);
  await editor.evaluate(({ uploads }) => uploads[0]?.finish());
  await expect.poll(() => editor.evaluate(value)).toContain('![](media/uploads/a.png)');
  expect(await editor.evaluate(({ changes }) => changes.at(-1)?.isUserInput)).toBe(false);
});
