/** The text editor of the console loses nothing: merges, plain text, a file that is gone. */
import { expect, test } from './editor-site.ts';

const value = (opened: { value: string }) => opened.value;

test('merges a change from elsewhere, and keeps cursor and undo', async ({
  page,
  openText,
  text,
}) => {
  const editor = await openText('first\n\nmiddle\n\nlast\n');
  await text.getByText('middle').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await editor.evaluate(({ setValue }) => setValue('FIRST\n\nmiddle!\n\nlast, changed\n'));
  await page.keyboard.type('?');
  await expect.poll(() => editor.evaluate(value)).toBe('FIRST\n\nmiddle!?\n\nlast, changed\n');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => editor.evaluate(value)).toBe('FIRST\n\nmiddle\n\nlast, changed\n');
});

test('a change from elsewhere does not end a composition', async ({ page, openText, text }) => {
  const editor = await openText('first\n\nmiddle\n');
  await text.getByText('middle').click();
  await page.keyboard.press('End');
  const browser = await page.context().newCDPSession(page);
  const compose = (composed: string) =>
    browser.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  await compose('न');
  await compose('नम');
  await expect.poll(() => editor.evaluate(value)).toBe('first\n\nmiddleनम\n');
  await editor.evaluate(({ setValue }) => setValue('FIRST line\n\nmiddleनम\n'));
  await compose('नमस्');
  await browser.send('Input.insertText', { text: 'नमस्ते' });
  await expect.poll(() => editor.evaluate(value)).toBe('FIRST line\n\nmiddleनमस्ते\n');
});

test('edits the same value as plain text, which this device remembers', async ({
  page,
  openText,
  text,
}) => {
  const editor = await openText('One\r\ntwo\r\n');
  await text.click();
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(text).toHaveValue('One\ntwo\n');
  await text.press('ControlOrMeta+End');
  await page.keyboard.type('three');
  await expect.poll(() => editor.evaluate(value)).toBe('One\r\ntwo\r\nthree');
  const again = await openText({ value: 'Four', problems: [{ line: 1, message: 'Too short' }] });
  await expect(text).toHaveValue('Four');
  await expect(page.getByText('Too short')).toBeVisible();
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(text).toContainText('Four');
  await text.press('End');
  await page.keyboard.type('!');
  await expect.poll(() => again.evaluate(value)).toBe('Four!');
});

test('shows the plain text if its file cannot be loaded', async ({ page, openText, text }) => {
  await page.route(/rich-editor.*\.js/, (route) => route.abort());
  const editor = await openText('One');
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
  await text.fill('Two');
  await expect.poll(() => editor.evaluate(value)).toBe('Two');
});
