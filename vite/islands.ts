/**
 * A file in the browser for each `*.island.tsx` and `*.behavior.ts`, and the code of scripts that stand in
 * the document: `virtual:islands` has the URLs and the code for the server's build.
 */
import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { WORKER_FILE } from '#contract/service-worker.ts';

const MODULE = 'virtual:islands';
const HYDRATE = 'islands/hydrate.tsx';
/** They stand in the document. */
const INLINE = [
  'islands/loader.ts',
  'styles/rest-of-page.ts',
  'ui/navigation/keep-scroll.ts',
  'ui/navigation/share-elements.ts',
];

const islandFiles = () =>
  globSync(['**/*.island.tsx', '**/*.behavior.ts'], { cwd: 'app' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

/** The service worker: a file of its own, whose URL may never change. */
const WORKER = 'service-worker/service-worker.ts';
const STANDS_ALONE = [...INLINE, WORKER];

/** Parts up to so many bytes of source are in the file of each behavior that needs them. */
const SMALL = 3500;
/** What marks a part as the own one of a behavior or of a script in the document. */
const OWNER = /\?of=(.*)$/;

/** Of the behavior, or script in the document, that this is, or is a part of. */
function ownerOf(id: string): string | null {
  const file = id.split('/app/').pop() ?? '';
  if (STANDS_ALONE.includes(file)) return file;
  return OWNER.exec(id)?.[1] ?? /([\w-]+)\.behavior\.ts$/.exec(id)?.[1] ?? null;
}

/**
 * Whether it may be there twice: a request costs more than a few lines. What stands beside the loader
 * is there once in a page.
 */
const isSmall = (id: string) =>
  /\/(app\/(?!islands\/)|contract\/).*\.ts$/.test(id) && statSync(id).size <= SMALL;

const ISLAND = /\.island\.tsx$/;

/** Whether nothing but islands shows this. */
function isOfIslands(module: EnvironmentModuleNode, seen = new Set([module])): boolean {
  if (ISLAND.test(module.file ?? '')) return true;
  const others = [...module.importers].filter((importer) => !seen.has(importer));
  for (const importer of others) seen.add(importer);
  return module.importers.size > 0 && others.every((importer) => isOfIslands(importer, seen));
}

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
    resolveId: {
      // Before Vite looks itself.
      order: 'pre',
      async handler(source, importer, { kind }) {
        if (source === MODULE) return `\0${MODULE}`;
        const isBuilt = !isServed && this.environment.name === 'client';
        const owner = isBuilt && importer && kind === 'import-statement' && ownerOf(importer);
        if (!owner) return null;
        const found = await this.resolve(source, importer.replace(OWNER, ''), { skipSelf: true });
        // A script in the document cannot import, nor can every browser's service worker.
        const isOwn = found && (STANDS_ALONE.includes(owner) || isSmall(found.id));
        return isOwn ? `${found.id}?of=${owner}` : found;
      },
    },
    async buildStart() {
      if (isServed || this.environment.name !== 'client') return;
      for (const file of [...islandFiles(), HYDRATE, ...INLINE]) {
        const name = file.replace(/.*\//, '').replace(/\.(island|behavior)?\.?tsx?$/, '');
        const id = resolve('app', file);
        this.emitFile({ type: 'chunk', id, name, preserveSignature: 'allow-extension' });
      }
      this.emitFile({ type: 'chunk', id: resolve('app', WORKER), fileName: WORKER_FILE });
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
    // Whoever works on an island sees it change in the page that is open.
    transform(code, id) {
      if (!isServed || this.environment.name !== 'client' || !ISLAND.test(id)) return null;
      const src = JSON.stringify(`/app/${id.split('/app/').pop()}`);
      return `${code}
import { islandChanged } from '/app/islands/changed-island.ts';
import.meta.hot.accept((changed) => islandChanged(${src}, changed));`;
    },
    // A page is rendered by the server alone, so the browser does not know what else it is made of.
    hotUpdate({ server, modules, file }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      const isInPage = client.moduleGraph.getModulesByFile(file) !== undefined;
      if (isInPage && modules.every((module) => isOfIslands(module))) return;
      client.hot.send({ type: 'full-reload' });
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
