/** Helpers for the application form. */
import type { Locator, Page } from '@playwright/test';
import { APPLICANT, pdf } from '#tests/application-form.ts';
import { pointAt } from './arrive.ts';

export const RESUME = {
  name: 'sita-gurung.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdf(300_000)),
};

export function applicationPage(page: Page) {
  const resume: Locator = page.locator('input[name=cv]');
  const send = page.getByRole('button', { name: 'Submit application' });
  return {
    resume,
    send,
    name: page.getByLabel('Full name'),
    /** Waits until the form is hydrated, from which point it validates itself. */
    open: async (path = '/drop-your-info') => {
      await page.goto(path);
      // The first interaction hydrates it.
      await pointAt(page.getByLabel('Full name'));
      await page.locator('form[novalidate]').waitFor();
    },
    /** Opens the collapsed fields, and waits for their options. */
    unfold: async () => {
      await page.locator('form details > summary').click();
      await page.getByRole('combobox', { name: 'Programming languages' }).waitFor();
    },
    fill: async () => {
      await page.getByLabel('Full name').fill(APPLICANT.name);
      await page.getByLabel('Email').fill(APPLICANT.email);
      await page.getByLabel('Phone number').fill(APPLICANT.phone);
      await page.getByLabel('LinkedIn username').fill(APPLICANT.linkedin);
      await resume.setInputFiles(RESUME);
    },
  };
}

/**
 * Holds back the reading of chosen files, as a phone does that first fetches them from the cloud.
 * @returns continues the reading of one
 */
export async function holdFiles(page: Page): Promise<(name: string) => Promise<void>> {
  await page.addInitScript(() => {
    const { slice } = File.prototype;
    File.prototype.slice = function (...range) {
      const part = slice.apply(this, range);
      const isReleased = new Promise((resolve) => {
        addEventListener(`read:${this.name}`, resolve, { once: true });
      });
      part.arrayBuffer = async () => {
        await isReleased;
        return new Response(part).arrayBuffer();
      };
      return part;
    };
  });
  return async (name) => {
    await page.evaluate((name) => dispatchEvent(new Event(`read:${name}`)), name);
  };
}
