/** Readers may set twice the usual size of letters in their browser: pages are laid out anew for it. */
import type { Page } from '@playwright/test';

const USUAL = { standard: 16, fixed: 13 };
const LARGE = { standard: 32, fixed: 26 };

/** Sets the browser's own size of letters for as long as something is looked at. */
export async function withLargeLetters(page: Page, look: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: LARGE });
  try {
    await look();
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: USUAL });
    await browser.detach();
  }
}

/** Texts that are cut off, by the window or by what they stand in, and those that cover each other. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  // What leaves the page when its layout changes fades out.
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((moving) => moving instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  return page.evaluate(findUnreadable);
}

function findUnreadable(): string[] {
  /**
   * Pushed in and out of view as a whole, barely seen, what only screen readers have, and what stays at
   * the window's edge while the rest goes by below it.
   */
  const LEFT_OUT =
    '#packages li, [aria-roledescription=slide], .opacity-10, [inert], .sr-only, [data-sticky-bar]';
  const window = document.documentElement.getBoundingClientRect();
  const found: string[] = [];

  const isShown = (element: Element) =>
    !element.closest(LEFT_OUT) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** Whether something around it cuts a line off, and it cannot be pushed into view. */
  function isCutOff(line: DOMRect, owner: Element): boolean {
    let isCut = line.left < window.left - 1 || line.right > window.right + 1;
    for (let at: Element | null = owner; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX)) return false;
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible') isCut ||= line.left < box.left - 1 || line.right > box.right + 1;
      // A line has room above and below its letters.
      if (overflowY !== 'visible') isCut ||= line.top < box.top - 5 || line.bottom > box.bottom + 5;
    }
    return isCut;
  }

  const lines: { owner: Element; box: DOMRect; text: string }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!owner || !text || !isShown(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (isCutOff(box, owner)) found.push(`cut off: ${text}`);
      lines.push({ owner, box, text });
    }
  }

  /** More than the room above and below letters. */
  function covers(a: DOMRect, b: DOMRect): boolean {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 3 && high > 0.3 * Math.min(a.height, b.height);
  }
  const controls = [...document.querySelectorAll('button, input, select, textarea, a.rounded-full')]
    .filter(isShown)
    .map((owner) => ({
      owner,
      box: owner.getBoundingClientRect(),
      text: owner.outerHTML.slice(0, 80),
    }));
  lines.forEach((line, index) => {
    for (const other of [...lines.slice(index + 1), ...controls]) {
      if (other.owner.contains(line.owner) || line.owner.contains(other.owner)) continue;
      if (covers(line.box, other.box)) found.push(`${line.text} covers ${other.text}`);
    }
  });
  return [...new Set(found)];
}
