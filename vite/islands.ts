/**
 * A file in the browser for each `*.island.tsx` and `*.behavior.ts`, and the code of scripts that stand in
 * the document: `virtual:islands` has the URLs and the code for the server's build.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:islands';
const HYDRATE = 'islands/hydrate.tsx';
/** They stand in the document. */
const INLINE = ['islands/loader.ts', 'ui/view-transition/share-elements.ts'];

const islandFiles = () =>
  globSync(['**/*.island.tsx', '**/*.behavior.ts'], { cwd: 'app' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

interface BuiltIslands {
  /** URLs by file, from `app/` on. */
  files: Record<string, string>;
  hydration: string;
  /** The code of scripts in the document, by file. */
  inline: Record<string, string>;
}

export function islands(): Plugin {
  const built: BuiltIslands = { files: {}, hydration: '', inline: {} };
  let isServed = false;
  return {
    name: 'islands',
    // The browser's build tells the server's.
    sharedDuringBuild: true,
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async buildStart() {
      if (isServed || this.environment.name !== 'client') return;
      for (const file of [...islandFiles(), HYDRATE, ...INLINE]) {
        const name = file.replace(/.*\//, '').replace(/\.(island|behavior)?\.?tsx?$/, '');
        const id = resolve('app', file);
        this.emitFile({ type: 'chunk', id, name, preserveSignature: 'allow-extension' });
      }
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        const id = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
        const file = id?.replaceAll('\\', '/').split('/app/').pop();
        if (chunk.type !== 'chunk' || !file) continue;
        const url = `/${chunk.fileName}`;
        // They share the page's globals, and must not share their names.
        if (INLINE.includes(file)) built.inline[file] = `(()=>{${chunk.code.trim()}})()`;
        else if (file === HYDRATE) built.hydration = url;
        else if (/\.(island\.tsx|behavior\.ts)$/.test(file)) built.files[file] = url;
      }
    },
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      // Only the server asks: in the browser each is a file of its own.
      if (this.environment.name === 'client') return 'export const islands = {};';
      const { files, ...others } = isServed ? served() : built;
      const all = Object.entries(files);
      const imports = all.map(
        ([file], at) => `import m${at} from ${JSON.stringify(`/app/${file}`)};`,
      );
      const pairs = all.map(([, url], at) => `[m${at}, ${JSON.stringify(url)}]`);
      return `${imports.join('\n')}
export const islands = ${JSON.stringify(others)};
islands.files = () => new Map([${pairs.join(',')}]);`;
    },
  };
}

/** While Vite serves the site, all are files. */
function served(): BuiltIslands {
  const files = Object.fromEntries(islandFiles().map((file) => [file, `/app/${file}`]));
  return { files, hydration: `/app/${HYDRATE}`, inline: {} };
}
