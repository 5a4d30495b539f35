/** A window of WebKit as a journey uses it. */
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { isAwake, isInBrandFont } from '#tests/journeys/arrive.ts';
import { expect } from './webkit-site.ts';

export function windowOf(window: WebDriver, origin: string) {
  const find = (css: string): Promise<WebElement> => window.findElement(By.css(css));
  const firstShown = async (css: string) => {
    for (const element of await window.findElements(By.css(css))) {
      if (await element.isDisplayed()) return element;
    }
    throw new Error(`Nothing is shown at ${css}`);
  };
  /** Empty where it is not there, or is just being replaced. */
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
    /** Opens a page and waits until what moves on its first screen is awake. */
    open: async (path: string) => {
      await window.get(origin + path);
      await expect.poll(() => window.executeScript(isAwake)).toBe(true);
    },
    expectHeading: (words: string | RegExp) => expect.poll(() => textOf('h1')).toMatch(words),
    expectText: (css: string, words: string | RegExp) =>
      expect.poll(() => textOf(css)).toMatch(words),
    expectPath: (pattern: RegExp) => expect.poll(() => window.getCurrentUrl()).toMatch(pattern),
    /** Clicks on it once it is shown, in the middle of the window: nothing fixed covers it there. */
    click: (css: string) =>
      expect(async () => {
        // WebKit does not hold its place where what lies above gets another height.
        expect(await window.executeScript(isInBrandFont)).toBe(true);
        expect(await window.executeScript(isLaidOut)).toBe(true);
        const element = await firstShown(css);
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

/** Whether everything has its own height: what is far down counts as that high at first. */
const isLaidOut = () =>
  !document
    .getAnimations()
    .some((animation) => (animation as CSSAnimation).animationName === 'content-visibility');
