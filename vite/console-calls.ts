/**
 * The calls of the desk's API as the console sends them, `virtual:console-calls`: method and path by name.
 * Their schemas are for the server, and for types: no browser loads them.
 */
import type { Plugin } from 'vite';
import { CONSOLE_CALLS } from '#contract/console/calls.ts';

const MODULE = 'virtual:console-calls';

export function consoleCalls(): Plugin {
  return {
    name: 'console-calls',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const calls = Object.entries(CONSOLE_CALLS).map(([name, { method, path }]) => [
        name,
        `${method} ${path}`,
      ]);
      const code = `export default ${JSON.stringify(Object.fromEntries(calls))};`;
      return { code, moduleType: 'js' };
    },
  };
}
