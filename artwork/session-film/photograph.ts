import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Shown } from './frames.ts';
import { SLIDE, STYLE } from './slide-style.ts';
import type { ShownSlide } from './slides.ts';

const MOST_LINES = 4;

/** @returns problems of the slides: text that is cut off, headings that are too long */
async function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate((most) => {
    const found: string[] = [];
    for (const slide of document.querySelectorAll('main')) {
      const room = slide.getBoundingClientRect();
      for (const part of slide.querySelectorAll('h1, p, li, img')) {
        const box = part.getBoundingClientRect();
        const outside = box.top < room.top - 1 || box.bottom > room.bottom + 1;
        const text = part.textContent || part.tagName;
        if (outside || part.scrollWidth > part.clientWidth + 1) found.push(`no room: ${text}`);
        const lines = box.height / Number.parseFloat(getComputedStyle(part).lineHeight);
        if (part.tagName === 'H1' && lines > most + 0.5) found.push(`too many lines: ${text}`);
      }
    }
    return found;
  }, MOST_LINES);
}

/** Screenshots of the slides. */
export async function photograph(
  page: Page,
  fonts: string,
  slides: readonly ShownSlide[],
): Promise<readonly Shown[]> {
  const body = slides.map(({ html }) => html).join('');
  await page.setContent(`<!doctype html><style>${fonts}${STYLE}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const found = await faults(page);
  if (found.length > 0) throw new Error(found.join('\n'));
  const shown: Shown[] = [];
  for (const [index, { seconds }] of slides.entries()) {
    const clip = { x: 0, y: index * SLIDE.height, ...SLIDE };
    const png = await page.screenshot({ clip, fullPage: true });
    shown.push({ seconds, picture: await sharp(png).removeAlpha().raw().toBuffer() });
  }
  return shown;
}
