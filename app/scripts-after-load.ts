/**
 * Lets a page be seen before its scripts are fetched. React Router preloads every module in the
 * head and starts them at once, where they compete with the font and the pictures of the first
 * screen. Here the same modules start two frames after `load`, when that screen has been painted.
 */

const PRELOAD = /<link rel="modulepreload" href=("[^"]+")[^>]*>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const BARE_IMPORT = /^import ("[^"]+");?$/gm;
const ENTRY = /^import\(("[^"]+")\);?$/m;

/** Once: two frames after `load`, or after some seconds where a picture keeps that back. What cannot
 * be fetched is asked for once more. */
const STARTER = `let left=2,asked=false;
const run=async()=>{try{BODY}catch(error){if(--left>0)setTimeout(run,3000);else console.error(error)}};
const start=()=>{if(!asked){asked=true;requestAnimationFrame(()=>requestAnimationFrame(run))}};
if(document.readyState==='complete')start();else{addEventListener('load',start);setTimeout(start,6000)}`;

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
 * one after the other, each in a task of its own, and between them the page answers: first what
 * others import, for React Router names that last.
 */
function deferred(code: string, entry: string, preloads: readonly string[]): string {
  const files = new Set(preloads.filter((file) => file !== entry).reverse());
  let modules = '';
  const rest = code
    .replace(NAMED_IMPORT, (_, name: string, file: string) => {
      files.add(file);
      modules += `const ${name}=modules[${file}];`;
      return '';
    })
    .replace(BARE_IMPORT, (_, file: string) => {
      // The manifest, which names nothing but must be there before the entry.
      files.add(file);
      return '';
    })
    .replace(ENTRY, '');
  return `const modules={},files=[${[...files].join(',')}];
document.head.append(...[...files,${entry}].map(href=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})));
for(const file of files){modules[file]=await import(file);await new Promise(next=>setTimeout(next))}
${modules}${rest.trim()}
await import(${entry})`;
}
