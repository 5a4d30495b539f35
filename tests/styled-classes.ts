/** Which classes style sheets tell of. */
import { readdirSync, readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';

const ASSETS = 'build/client/assets';

/** Names of classes, as pages write them. */
function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')));
}

const whole = readdirSync(ASSETS).find((name) => /^all-pages-.*\.css$/.test(name)) ?? '';
const styled = classesIn(readFileSync(`${ASSETS}/${whole}`, 'utf8'));

/** Classes that the sheet of all pages styles, and the one within the page does not. */
export function unstyledClasses(root: HTMLElement): string[] {
  const sheets = root.querySelectorAll('style').map(({ text }) => text);
  const here = classesIn(sheets.join('\n'));
  const used = new Set(
    root.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]),
  );
  return [...used].filter((name) => styled.has(name) && !here.has(name));
}
