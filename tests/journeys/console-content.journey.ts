/** An editor changes the site: words on a page, a post, an undo. */
import type { Page } from '@playwright/test';
import { CONSOLE_API } from '#contract/console/call.ts';
import { openConsole } from './console-session.ts';
import { FIRST_PREVIEW, frameOf, test } from './content-console.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, type Site } from './site.ts';

/** The heading of a public page, without a cache of the browser. */
async function publicHeading(site: Site, path: string): Promise<string> {
  const html = await (await fetch(site.origin + path)).text();
  return (
    /<h1[^>]*>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, '')
      .trim() ?? ''
  );
}

test(
  'clicks a headline on the page, changes it, publishes it, and takes that back',
  DEEP,
  async ({ page, context, site }) => {
    const former = await publicHeading(site, '/about');
    await openConsole(context, page, site, {
      role: 'editor',
      path: '/content/edit?file=pages/about.yaml',
    });
    const heading = frameOf(page).getByRole('heading', { level: 1 });
    await heading.click();
    const field = page.getByRole('textbox', { name: 'Heading', exact: true }).first();
    await expect(field).toBeFocused();
    // A closed group inside an open one looks closed.
    const chevronOf = (group: string) =>
      page.locator('summary', { hasText: group }).locator('span').first();
    await expect(chevronOf('Top of the page')).toHaveCSS('rotate', '90deg');
    await expect(chevronOf('Video')).toHaveCSS('rotate', 'none');
    const top = async () => (await page.getByRole('region', { name: 'Fields' }).boundingBox())?.y;
    const formerTop = await top();
    await field.fill('Both ends hold');
    await expect(heading).toHaveText('Both ends hold');
    await expect(page.getByText('Draft saved')).toBeVisible();
    expect(await top()).toBe(formerTop);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => publicHeading(site, '/about')).toBe('Both ends hold');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => publicHeading(site, '/about')).toBe(former);
  },
);

/** The titles of the cards on the page, and those of the items in the form. */
const cardsOf = (page: Page) =>
  frameOf(page).locator('[data-field^="pages/about.yaml#values.items."][data-field$=".title"]');
const toolbarOf = (page: Page) =>
  frameOf(page).getByRole('toolbar', { name: 'Change this part of the page' });

/** Waits for the script in the frame, without which the pointer does nothing. */
const previewStarts = (page: Page) =>
  expect(frameOf(page).locator('[data-field][tabindex="0"]').first()).toBeAttached(FIRST_PREVIEW);

/** Titles in the draft that the server has. */
const savedTitles = (page: Page) =>
  page.evaluate(async (api) => {
    const response = await fetch(`${api}/content/entry?file=pages/about.yaml`);
    const { data: entry } = await response.json();
    return entry.data.values.items.map(({ title }: { title: string }) => title);
  }, CONSOLE_API);

test(
  'reorders cards on the page by pointer and by keyboard, and sees them in the form',
  DEEP,
  async ({ page, context, site }) => {
    await openConsole(context, page, site, {
      role: 'editor',
      path: '/content/edit?file=pages/about.yaml',
    });
    const cards = cardsOf(page);
    await expect(cards).toHaveText([/^Sa/, /^Test/, /^Carry/, /^Leave/], FIRST_PREVIEW);
    await previewStarts(page);
    await cards.nth(0).hover();
    await expect(toolbarOf(page).getByText('Item 1 of 4')).toBeVisible();
    await expect(toolbarOf(page).getByRole('button', { name: 'Move up' })).toBeDisabled();
    await toolbarOf(page).getByRole('button', { name: 'Move down' }).click();
    await expect(cards).toHaveText([/^Test/, /^Sa/, /^Carry/, /^Leave/]);
    await expect
      .poll(() => savedTitles(page))
      .toEqual([
        expect.stringMatching(/^Test/),
        ...[/^Sa/, /^Carry/, /^Leave/].map((start) => expect.stringMatching(start)),
      ]);
    // The tools stay with the card, also after the page was rendered again.
    await expect(toolbarOf(page).getByText('Item 2 of 4')).toBeVisible();

    await cards.nth(3).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(cards).toHaveText([/^Test/, /^Sa/, /^Leave/, /^Carry/]);
    await expect(toolbarOf(page).getByRole('button', { name: 'Move up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveText([/^Test/, /^Leave/, /^Sa/, /^Carry/]);
  },
);

test(
  'adds a paragraph on the page, writes it, and removes it',
  DEEP,
  async ({ page, context, site }) => {
    await openConsole(context, page, site, {
      role: 'editor',
      path: '/content/edit?file=pages/about.yaml',
    });
    const paragraphs = frameOf(page).locator('[data-field^="pages/about.yaml#why.text."]');
    await expect(paragraphs).toHaveText([/^Most/, /^Remote/], FIRST_PREVIEW);
    await previewStarts(page);
    await paragraphs.nth(0).focus();
    const addBelow = toolbarOf(page).getByRole('button', { name: 'Add below' });
    await expect(addBelow).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(addBelow).toBeFocused();
    await page.keyboard.press('Enter');
    const added = page.locator('[id$="why.text.1"]');
    await expect(added).toBeFocused();
    await expect(paragraphs).toHaveText([/^Most/, '…', /^Remote/]);
    await added.fill('Some stay');
    await expect(paragraphs.nth(1)).toHaveText('Some stay');
    await paragraphs.nth(1).hover();
    await toolbarOf(page).getByRole('button', { name: 'Remove' }).click();
    await expect(paragraphs).toHaveText([/^Most/, /^Remote/]);
    await expect(page.getByText('Removed Some stay')).toBeVisible();
  },
);

test(
  'hides and moves a section of the home page on the page',
  DEEP,
  async ({ page, context, site }) => {
    await openConsole(context, page, site, {
      role: 'editor',
      path: '/content/edit?file=pages/home.yaml',
    });
    const heading = frameOf(page).getByRole('heading', { name: /^Talent is everywhere/ });
    await previewStarts(page);
    await frameOf(page).locator('[data-field="pages/home.yaml#why.heading"]').first().focus();
    await toolbarOf(page).getByRole('button', { name: 'Hide section' }).click();
    await expect(page.getByRole('checkbox', { name: 'Why we exist' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).toBeVisible();
  },
);

test(
  'leaves out, moves and adds sections of the page about the company',
  DEEP,
  async ({ page, context, site }) => {
    await openConsole(context, page, site, {
      role: 'editor',
      path: '/content/edit?file=pages/about.yaml',
    });
    const headings = () => frameOf(page).locator('main > section > div h2, main > section h2');
    const titles = async () => (await headings().allTextContents()).map((text) => text.trim());
    await previewStarts(page);
    const teamTitle = 'The people at both ends';
    const orderOf = async () => {
      const all = await titles();
      return all.indexOf(teamTitle) - all.indexOf('What we hold to');
    };

    const sections = page.getByRole('group', { name: 'Sections' });
    const team = sections.getByRole('checkbox', { name: 'Team' });
    await team.uncheck();
    await expect.poll(titles).not.toContain(teamTitle);
    await team.check();
    await expect.poll(titles).toContain(teamTitle);

    await sections.getByRole('button', { name: 'Move Team up' }).click();
    await expect.poll(orderOf).toBe(-1);

    // Without its texts, the section can only be added.
    await sections.getByRole('checkbox', { name: 'Our story' }).uncheck();
    await page.getByRole('button', { name: 'Remove Story' }).click();
    await expect(sections.getByRole('checkbox', { name: 'Our story' })).toHaveCount(0);
    await sections.getByText('Sections without texts (1)').click();
    await sections.getByRole('button', { name: 'Add Our story' }).click();
    await expect(sections.getByRole('checkbox', { name: 'Our story' })).toBeChecked();
    await expect(page.locator('[id$="-story.title"]')).toBeFocused();
  },
);

test(
  'corrects a text in both languages, and writes one that is missing',
  DEEP,
  async ({ page, context, site }) => {
    await openConsole(context, page, site, {
      role: 'editor',
      path: '/content/edit?file=pages/about.yaml',
    });
    await page.getByRole('link', { name: 'Nepali', exact: true }).click();
    await expect(page).toHaveURL(/ne%2Fpages%2Fabout/);
    // A text that is shown in English because it is missing is written in Nepali.
    await previewStarts(page);
    await frameOf(page).locator('[data-field="pages/about.yaml#hero.heading"]').first().click();
    await expect(page.locator('[id$="-hero.heading"]')).toBeFocused();
    await expect(page).toHaveURL(/ne%2Fpages%2Fabout/);
    await page.getByRole('link', { name: 'Both', exact: true }).click();
    await expect(page.getByText(/^(\d+) of \1 texts are missing in Nepali$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next missing' }).click();
    const title = page.locator('[id$="-meta.title"]');
    await expect(title).toBeFocused();
    await title.fill('हाम्रोबारे');
    await expect(page.getByText('Draft saved')).toBeVisible();
    // The English form shows what was just written.
    await page.getByRole('link', { name: 'Edit in English' }).first().click();
    await expect(page).toHaveURL(/file=pages%2Fabout/);
    await expect(title).toHaveValue('About');
    await expect(title).toBeFocused();
    await expect(page.getByText('हाम्रोबारे')).toBeVisible();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page.getByText('हाम्रोबारे')).toBeHidden();
  },
);
