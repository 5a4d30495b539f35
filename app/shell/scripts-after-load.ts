/**
 * Lets a page be seen before its scripts are fetched. React Router preloads every module in the
 * head and starts them at once, where they compete with the font and the pictures of the first
 * screen. Here the same modules start after `load`, when that screen has been painted.
 */

import { FIRST_PAINT } from './first-paint.ts';

const PRELOAD = /<link rel="modulepreload" href=("[^"]+")[^>]*>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const BARE_IMPORT = /^import ("[^"]+");?$/gm;
const ENTRY = /^import\(("[^"]+")\);?$/m;

/** Once: after `load` and two frames behind the first paint, which a slow machine shows later than it
 * makes it; or after some seconds where a picture keeps `load` back. What cannot be fetched is asked
 * for once more. */
const STARTER = `let left=2,asked=false;
const run=async()=>{try{BODY}catch(error){if(--left>0)setTimeout(run,3000);else console.error(error)}};
const start=()=>{if(!asked){asked=true;requestAnimationFrame(()=>requestAnimationFrame(run))}};
const loaded=new Promise(tell=>document.readyState==='complete'?tell():addEventListener('load',tell));
Promise.all([${FIRST_PAINT},loaded]).then(start);setTimeout(start,6000)`;

/** Returns the page as it came where React Router's scripts do not have the form that we know. */
export function scriptsAfterLoad(html: string): string {
  const code = START.exec(html)?.[1];
  const entry = code && ENTRY.exec(code)?.[1];
  if (!entry) return html;
  const preloads = [...html.matchAll(PRELOAD)].flatMap(([, file]) => file ?? []);
  const body = deferred(code, entry, preloads);
  const script = `<script>{${STARTER.replace('BODY', () => body)}}</script>`;
  return html.replace(PRELOAD, '').replace(START, () => script);
}

/**
 * All files are fetched together, or each would be waited for by the one that imports it. They start
 * one after the other, each in a task of its own, and between them the page answers. What others
 * import comes first, as one that is imported starts in the task of the first that needs it: React
 * Router lists what the entry imports, then each route before what that imports.
 */
function deferred(code: string, entry: string, preloads: readonly string[]): string {
  const routes = new Map(
    [...code.matchAll(NAMED_IMPORT)].map(([, name = '', file = '']) => [name, file]),
  );
  // The manifest names nothing but must be there before the entry.
  const manifest = [...code.matchAll(BARE_IMPORT)].flatMap(([, file]) => file ?? []);
  const last = [...manifest, ...routes.values()];
  const first = preloads.filter((file) => file !== entry && !last.includes(file));
  const files = new Set([...first, ...last]);
  const modules = [...routes].map(([name, file]) => `const ${name}=modules[${file}];`).join('');
  const rest = code.replace(NAMED_IMPORT, '').replace(BARE_IMPORT, '').replace(ENTRY, '');
  return `const modules={},files=[${[...files].join(',')}];
document.head.append(...[...files,${entry}].map(href=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})));
for(const file of files){modules[file]=await import(file);await new Promise(next=>setTimeout(next))}
${modules}${rest.trim()}
await import(${entry})`;
}
