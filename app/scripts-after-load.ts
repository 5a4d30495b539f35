/**
 * Lets a page be seen before its scripts are fetched. React Router preloads every module in the
 * head and starts them at once, where they compete with the font and the pictures of the first
 * screen. Here the same modules start two frames after `load`, when that screen has been painted.
 */

const PRELOAD = /<link rel="modulepreload" href=("[^"]+")[^>]*>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const BARE_IMPORT = /^import ("[^"]+");?$/gm;

/** Once: two frames after `load`, or after some seconds where a picture keeps that back. What cannot
 * be fetched is asked for once more. */
const STARTER = `let left=2,asked=false;
const run=async()=>{try{BODY}catch(error){if(--left>0)setTimeout(run,3000);else console.error(error)}};
const start=()=>{if(!asked){asked=true;requestAnimationFrame(()=>requestAnimationFrame(run))}};
if(document.readyState==='complete')start();else{addEventListener('load',start);setTimeout(start,6000)}`;

/** Returns the page as it came where React Router's scripts do not have the form that we know. */
export function scriptsAfterLoad(html: string): string {
  const start = START.exec(html);
  if (!start?.[1]) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  const script = `<script>${deferred(start[1], preloads)}</script>`;
  return html.replace(PRELOAD, '').replace(START, () => script);
}

/** `preloads` are fetched together, or each module would be waited for by the one that imports it. */
function deferred(code: string, preloads: (string | undefined)[]): string {
  const names: string[] = [];
  const files: string[] = [];
  const rest = code
    .replace(NAMED_IMPORT, (_, name: string, file: string) => {
      names.push(name);
      files.push(file);
      return '';
    })
    .replace(BARE_IMPORT, (_, file: string) => {
      // The manifest, which names nothing but must be there before the entry.
      names.push('');
      files.push(file);
      return '';
    });
  const preload = `for(const href of [${preloads.join(',')}])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;
  const modules = files.map((file) => `import(${file})`).join(',');
  const body = `${preload};const [${names.join(',')}]=await Promise.all([${modules}]);${rest.trim().replace(/import\(("[^"]+")\);?$/, 'await import($1)')}`;
  return `{${STARTER.replace('BODY', () => body)}}`;
}
