/**
 * The calls of an API as browsers send them, `virtual:console-calls` and `virtual:public-calls`: what a request
 * line needs of each, by name. Their schemas are for the server, and for types: no browser loads them.
 */
import type { Plugin } from 'vite';
import { CONSOLE_CALLS } from '#contract/console/calls.ts';
import type { PublicCall } from '#contract/public/call.ts';
import { PUBLIC_CALLS } from '#contract/public/calls.ts';

/** `METHOD /path` of each. */
export function consoleCalls(): Plugin {
  const calls = Object.entries(CONSOLE_CALLS).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`,
  ]);
  const code = `export default ${JSON.stringify(Object.fromEntries(calls))};`;
  return moduleOf('console-calls', code);
}

/** An export each, so that a page has those that it sends. */
export function publicCalls(): Plugin {
  const lines = Object.entries<PublicCall>(PUBLIC_CALLS).map(([name, call]) => {
    const { method, path, isWhole, isFresh } = call;
    return `export const ${name} = ${JSON.stringify({ method, path, isWhole, isFresh })};`;
  });
  return moduleOf('public-calls', lines.join('\n'));
}

function moduleOf(name: string, code: string): Plugin {
  const id = `virtual:${name}`;
  return {
    name,
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    // The service worker and scripts in the document have copies of their parts, named `?of=`.
    load: (asked) => (asked.replace(/\?.*/, '') === `\0${id}` ? { code, moduleType: 'js' } : null),
  };
}
