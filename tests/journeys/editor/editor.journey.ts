/** Typing, formatting and moving in the text editor of the console. */
import { axeFindingsInBothSchemes } from '#tests/journeys/axe-findings.ts';
import { expect, test } from './editor-site.ts';

const TEXT = `One two three.

## A heading

- first
- second

![A roof](media/roof.svg)

See [our page](/about).
`;

test('formats the text by keys and by the toolbar, without a violation', async ({
  page,
  openText,
  text,
}) => {
  const editor = await openText('One two three');
  await text.click();
  const value = () => editor.evaluate((opened) => opened.value);
  await page.keyboard.press('ControlOrMeta+End');
  // `z` is also a shortcut of the console.
  await page.keyboard.type(' zebras');
  await expect.poll(value).toBe('One two three zebras');
  await page.keyboard.press('ControlOrMeta+b');
  await expect.poll(value).toBe('One two three **zebras**');
  const bold = page.getByRole('button', { name: 'Bold' });
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(value).toBe('One two three zebras');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('more');
  await expect.poll(value).toBe('- One two three zebras\n- more');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(value).toBe('- One two three zebras');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(value).toBe('- One two three zebras\n- more');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(value).toBe('- One two three zebras');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(value).toBe('- One two three zebras\n- more');
  await expect(text).toBeFocused();
  expect(await editor.evaluate(({ changes }) => changes.every((one) => one.isUserInput))).toBe(
    true,
  );
  expect(await editor.evaluate(({ violations }) => violations)).toEqual([]);
});

test('has one tab stop for the toolbar, and Tab leaves the text', async ({
  page,
  openText,
  text,
}) => {
  await openText(TEXT);
  await text.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Plain text' })).toBeFocused();
});

test('spells in the language of the text, and is accessible on a phone too', async ({
  page,
  openText,
  text,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openText({ value: TEXT, problems: [{ line: 8, message: 'Describe the picture' }] });
  await expect(text).toHaveAttribute('lang', 'en');
  await expect(text).toHaveAttribute('spellcheck', 'true');
  await expect(text).toHaveAttribute('autocorrect', 'on');
  await expect(page.getByText('Describe the picture')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test('shows links and pictures as chips until the cursor is in them', async ({
  page,
  openText,
  text,
}) => {
  await openText(TEXT);
  await expect(text).toContainText('See our page/about');
  await expect(text).not.toContainText('](');
  await text.getByText('our page').click();
  await expect(text).toContainText('[our page](/about)');
  await text.getByText('A roof').click();
  await expect(text).toContainText('![A roof](media/roof.svg)');
  // Its description is selected.
  await page.keyboard.type('A wall');
  await expect(text).toContainText('![A wall](media/roof.svg)');
  await expect(text).not.toContainText('[our page]');
});

test('jumps to headings and lines, and reports the line of the cursor', async ({
  page,
  openText,
  text,
}) => {
  const editor = await openText(TEXT);
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('menuitem', { name: 'A heading' }).click();
  await expect(text).toBeFocused();
  const lines = () => editor.evaluate((opened) => opened.lines);
  await expect.poll(lines).toEqual([3]);
  await editor.evaluate(({ goTo }) => goTo(6));
  await expect.poll(lines).toEqual([3, 6]);
  await page.keyboard.type('!');
  await expect.poll(() => editor.evaluate(({ value }) => value)).toContain('!- second');
});

test('links the selected text to a page that is searched', async ({ page, openText, text }) => {
  const editor = await openText('Read about reviews');
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Add link' });
  await expect(dialog.getByLabel('Text')).toHaveValue('reviews');
  const field = dialog.getByRole('combobox', { name: 'Page or web address' });
  await field.fill('review');
  await expect(dialog.getByRole('option')).toHaveCount(2);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('/blogs/how-we-review-code');
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  const value = () => editor.evaluate((opened) => opened.value);
  await expect.poll(value).toBe('Read about [reviews](/blogs/how-we-review-code)');
  await page.keyboard.press('ControlOrMeta+k');
  const change = page.getByRole('dialog', { name: 'Change link' });
  await change.getByRole('combobox').fill('javascript:alert(1)');
  await change.getByRole('button', { name: 'Change link' }).click();
  await expect(change.getByText('Choose a page from the list')).toBeVisible();
  await change.getByRole('button', { name: 'Remove link' }).click();
  await expect.poll(value).toBe('Read about reviews');
});
