/**
 * `virtual:console-calls` and `virtual:public-calls`: the calls of an API by name, with only what a
 * browser needs to send them. It does not load their schemas, which are for the server and for
 * types.
 */
import type { Plugin } from 'vite';
import { CONSOLE_CALLS } from '#contract/console/calls.ts';
import type { PublicCall } from '#contract/public/call.ts';
import { PUBLIC_CALLS } from '#contract/public/calls.ts';

/** The default export has `METHOD /path` by name. */
export function consoleCalls(): Plugin {
  const calls = Object.entries(CONSOLE_CALLS).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`,
  ]);
  const code = `export default ${JSON.stringify(Object.fromEntries(calls))};`;
  return moduleOf('console-calls', code);
}

/** One export per call, so that a page loads only those that it sends. */
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
    resolveId: (source) => (source === id ? `\0${id}` : null),
    // The copies for the service worker and inline scripts have `?of=` in their IDs (`islands.ts`).
    load: (file) => (file.replace(/\?.*/, '') === `\0${id}` ? { code, moduleType: 'js' } : null),
  };
}
