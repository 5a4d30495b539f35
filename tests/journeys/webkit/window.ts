/** Helpers for a WebKit window. */
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { isHydrated, isInBrandFont } from '#tests/journeys/arrive.ts';
import { expect } from './webkit-site.ts';

export function windowOf(window: WebDriver, origin: string) {
  const find = (css: string): Promise<WebElement> => window.findElement(By.css(css));
  const firstVisible = async (css: string) => {
    for (const element of await window.findElements(By.css(css))) {
      if (await element.isDisplayed()) return element;
    }
    throw new Error(`No element is visible at ${css}`);
  };
  /** Empty if the element is missing or is just being replaced. */
  const textOf = async (css: string) => {
    try {
      return await (await find(css)).getText();
    } catch {
      return '';
    }
  };
  return {
    find,
    textOf,
    /** Opens a page and waits until the first screen is hydrated. */
    open: async (path: string) => {
      await window.get(origin + path);
      await expect.poll(() => window.executeScript(isHydrated)).toBe(true);
    },
    expectHeading: (text: string | RegExp) => expect.poll(() => textOf('h1')).toMatch(text),
    expectText: (css: string, text: string | RegExp) =>
      expect.poll(() => textOf(css)).toMatch(text),
    expectPath: (pattern: RegExp) => expect.poll(() => window.getCurrentUrl()).toMatch(pattern),
    /** Clicks the first visible match, centered in the window so that nothing fixed covers it. */
    click: (css: string) =>
      expect(async () => {
        // WebKit does not anchor its scroll position when content above changes its height.
        expect(await window.executeScript(isInBrandFont)).toBe(true);
        expect(await window.executeScript(isLaidOut)).toBe(true);
        const element = await firstVisible(css);
        await window.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        await element.click();
      }).toPass(),
    fill: async (form: string, fields: Record<string, string>) => {
      for (const [name, value] of Object.entries(fields)) {
        await (await find(`${form} [name=${name}]`)).sendKeys(value);
      }
    },
  };
}

/** Whether everything has its real height: content far below has an estimated one at first. */
const isLaidOut = () =>
  !document
    .getAnimations()
    .some((animation) => (animation as CSSAnimation).animationName === 'content-visibility');
