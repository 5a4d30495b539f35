/** A résumé dropped from the desktop onto the application form. */
import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { applicationPage, RESUME } from './application-page.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

/** Drags a file from outside the browser to the middle of an element, and drops it there. */
async function dropFile(page: Page, path: string, receiver: Locator): Promise<void> {
  await receiver.scrollIntoViewIfNeeded();
  const box = await receiver.boundingBox();
  if (!box) throw new Error('The receiver has no box');
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
}

function resumeFile(path: string): string {
  writeFileSync(path, RESUME.buffer);
  return path;
}

test('is kept if it is dropped before hydration', async ({ page }, info) => {
  const release = await holdRequests(page, /\/hydrate-[\w-]+\.js$/);
  await page.goto('/drop-your-info');
  const path = resumeFile(info.outputPath(RESUME.name));
  await dropFile(page, path, page.getByText('or drop it here'));
  release();
  await expect(page.getByText(RESUME.name)).toBeVisible();
});

test('replaces the file before it, and can be removed', async ({ page }, info) => {
  const { open, resume } = applicationPage(page);
  await open();
  await resume.setInputFiles({ ...RESUME, name: 'first.pdf' });
  await expect(page.getByText('first.pdf')).toBeVisible();
  const path = resumeFile(info.outputPath(RESUME.name));
  await dropFile(page, path, page.getByText('first.pdf'));
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await page.getByRole('button', { name: 'Remove file' }).click();
  await expect(page.getByText('or drop it here')).toBeVisible();
});
