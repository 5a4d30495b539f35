import { expect, test } from 'vitest';
import { scriptsAfterLoad } from './scripts-after-load.ts';

const CODE = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1_main from "/assets/home-1.js";
const route1 = {...route1_main};
window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry-1.js");`;
const PRELOADS = ['manifest-1', 'entry-1', 'react-1', 'root-1', 'shared-1']
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join('');
const PAGE = `<head>${PRELOADS}</head><script type="module" async="">${CODE}</script>`;

/** The script that stands in the page. */
const codeOf = (html: string) => /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';

/** What tells a page that it has been painted. */
class Painted {
  readonly #tell: (list: object) => void;
  constructor(tell: (list: object) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell({ getEntriesByName: (name: string) => [name] });
  }
}

test('nothing is fetched before load', () => {
  const page = scriptsAfterLoad(PAGE);
  expect(page).not.toContain('<link');
  expect(page).not.toContain('type="module"');
});

test('after it, each file starts by itself, what is imported first, and the entry last', async () => {
  const events: string[] = [];
  const window: { __reactRouterRouteModules?: unknown } = {};
  const code = codeOf(scriptsAfterLoad(PAGE)).replaceAll('import(', 'load(');
  const run = new Function(
    'load',
    'document',
    'window',
    'requestAnimationFrame',
    'setTimeout',
    'PerformanceObserver',
    code,
  );
  await new Promise<void>((resolve) => {
    const load = async (file: string) => {
      events.push(file.replace(/^\/assets\/|-1\.js$/g, ''));
      if (file.includes('entry')) resolve();
      return { file };
    };
    const head = { append: (...links: { href: string }[]) => events.push(`fetch ${links.length}`) };
    const document = { readyState: 'complete', head, createElement: () => ({}) };
    const soon = (next: () => void, delay = 0) => {
      if (delay > 0) return;
      events.push('pause');
      queueMicrotask(next);
    };
    run(load, document, window, queueMicrotask, soon, Painted);
  });
  expect(events.join(' ')).toBe(
    'fetch 6 react pause shared pause manifest pause root pause home pause entry',
  );
  expect(window.__reactRouterRouteModules).toEqual({
    root: { file: '/assets/root-1.js' },
    'routes/home': { file: '/assets/home-1.js' },
  });
});

test('the code can be read by a browser', () => {
  const code = codeOf(scriptsAfterLoad(PAGE));
  // Only parses it.
  expect(() => new Function(code)).not.toThrow();
});

test('a page of another form is left alone', () => {
  expect(scriptsAfterLoad('<p>Hello</p>')).toBe('<p>Hello</p>');
});
