import type { Page } from '@playwright/test';

/**
 * Elements in a grid area that their grid does not have. The browser adds a row or a column for
 * them, and reports nothing.
 * @returns the area and the beginning of each element's text
 */
export function misplacedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { gridRowStart: area, display } = getComputedStyle(element);
      const parent = element.parentElement;
      if (!parent || display === 'none' || !/^[a-z][\w-]*$/i.test(area) || area === 'auto')
        return [];
      const areas: string[] = getComputedStyle(parent).gridTemplateAreas.match(/[\w-]+/g) ?? [];
      return areas.includes(area) ? [] : [`${area}: ${element.textContent.slice(0, 40)}`];
    }),
  );
}
