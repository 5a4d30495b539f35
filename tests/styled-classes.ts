/** Which classes style sheets tell of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';

/** Names of classes, as pages write them. */
function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')));
}

/** Classes that the sheet of all pages of a build styles. */
export function styledClasses(build: string): Set<string> {
  const assets = join(build, 'client/assets');
  const whole = readdirSync(assets).find((name) => /^all-pages-.*\.css$/.test(name)) ?? '';
  return classesIn(readFileSync(join(assets, whole), 'utf8'));
}

/** Those of them that the page uses, and the sheet within the page does not style. */
export function unstyledClasses(root: HTMLElement, styled: ReadonlySet<string>): string[] {
  const sheets = root.querySelectorAll('style').map(({ text }) => text);
  const here = classesIn(sheets.join('\n'));
  const used = new Set(
    root.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]),
  );
  return [...used].filter((name) => styled.has(name) && !here.has(name));
}
