import { expect, test } from 'vitest';
import { scriptsAfterLoad } from './scripts-after-load.ts';

const CODE = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1_main from "/assets/home-1.js";
const route1 = {...route1_main};
window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry-1.js");`;
const PAGE = `<head><link rel="modulepreload" href="/assets/root-1.js"/></head><script type="module" async="">${CODE}</script>`;

test('nothing is fetched before load, and everything after it', () => {
  const page = scriptsAfterLoad(PAGE);
  expect(page).not.toContain('<link');
  expect(page).toContain('for(const href of ["/assets/root-1.js"])');
  expect(page).not.toContain('type="module"');
  expect(page).not.toMatch(/^import /m);
  for (const file of ['manifest-1', 'root-1', 'home-1', 'entry-1']) {
    expect(page).toContain(`import("/assets/${file}.js")`);
  }
  expect(page).toContain('const [route0,route1_main,]=await');
});

test('the code can be read by a browser', () => {
  const code = /<script>([\s\S]*)<\/script>/.exec(scriptsAfterLoad(PAGE))?.[1] ?? '';
  // Only parses it.
  expect(() => new Function(code)).not.toThrow();
});

test('a page of another form is left alone', () => {
  expect(scriptsAfterLoad('<p>Hello</p>')).toBe('<p>Hello</p>');
});
