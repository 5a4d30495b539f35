/** Pages stay readable if the reader doubles the browser's font size. */
import type { Page } from '@playwright/test';

const USUAL = { standard: 16, fixed: 13 };
const LARGE = { standard: 32, fixed: 26 };

/** Doubles the browser's font size while `check` runs. */
export async function withLargeText(page: Page, check: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: LARGE });
  try {
    await check();
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: USUAL });
    await browser.detach();
  }
}

/** Texts cut off by the window or by an ancestor, and texts that overlap. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const animations = document.getAnimations();
    // Parts outside the viewport are not laid out again until this animation ends.
    for (const one of animations) {
      if (one instanceof CSSAnimation && one.animationName === 'content-visibility') one.finish();
    }
    // Elements that the new layout removes fade out first.
    const transitions = animations.filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  return page.evaluate(findUnreadable);
}

function findUnreadable(): string[] {
  /**
   * Excluded: slides that move as a whole, decoration that is almost transparent, and bars fixed to
   * the window's edge.
   */
  const EXCLUDED =
    '#packages li, [aria-roledescription=slide], .opacity-10, [inert], [data-sticky-bar]';
  const window = document.documentElement.getBoundingClientRect();
  const problems: string[] = [];

  /** Whether only screen readers have it, perhaps only at this width: `sm:sr-only`. */
  function isForScreenReaders(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    }
    return false;
  }

  const isVisible = (element: Element) =>
    !element.closest(EXCLUDED) &&
    !isForScreenReaders(element) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** Whether an ancestor cuts the line off, and it cannot be scrolled into view. */
  function isCutOff(line: DOMRect, owner: Element): boolean {
    let isCut = line.left < window.left - 1 || line.right > window.right + 1;
    for (let at: Element | null = owner; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX)) return false;
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible') isCut ||= line.left < box.left - 1 || line.right > box.right + 1;
      // A line box is taller than its letters.
      if (overflowY !== 'visible') isCut ||= line.top < box.top - 5 || line.bottom > box.bottom + 5;
    }
    return isCut;
  }

  const lines: { owner: Element; box: DOMRect; text: string }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!owner || !text || !isVisible(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (isCutOff(box, owner)) problems.push(`cut off: ${text}`);
      lines.push({ owner, box, text });
    }
  }

  /** Whether two boxes overlap by more than the space around letters. */
  function covers(a: DOMRect, b: DOMRect): boolean {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 3 && high > 0.3 * Math.min(a.height, b.height);
  }
  const controls = [...document.querySelectorAll('button, input, select, textarea, a.rounded-full')]
    .filter(isVisible)
    .map((owner) => ({
      owner,
      box: owner.getBoundingClientRect(),
      text: owner.outerHTML.slice(0, 80),
    }));
  lines.forEach((line, index) => {
    for (const other of [...lines.slice(index + 1), ...controls]) {
      if (other.owner.contains(line.owner) || line.owner.contains(other.owner)) continue;
      if (covers(line.box, other.box)) problems.push(`${line.text} covers ${other.text}`);
    }
  });
  return [...new Set(problems)];
}
