/**
 * Builds a file for each `*.island.tsx` and `*.behavior.ts`, and the document's inline scripts. In
 * the server's build, `virtual:islands` has the URLs of the files and the code of the inline
 * scripts.
 */
import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EnvironmentModuleNode, Plugin, Rolldown } from 'vite';
import { WORKER_FILE } from '#contract/service-worker.ts';

const MODULE = 'virtual:islands';
const HYDRATE = 'islands/hydrate.tsx';
/** Scripts that are inlined in the document. */
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

/** The service worker's URL may never change. */
const WORKER = 'service-worker/service-worker.ts';
/** Inline scripts cannot import, nor can service workers in every browser. */
const WITHOUT_IMPORTS = [...INLINE, WORKER];

/**
 * Modules with at most this many bytes of source are copied into each behavior that imports them.
 */
const MAX_COPIED_BYTES = 3500;
/** Marks the copy of a module that belongs to a behavior or an inline script. */
const OWNER = /\?of=(.*)$/;

/** The name of the behavior or inline script to which a module belongs. */
function ownerOf(id: string): string | null {
  const file = id.split('/app/').pop() ?? '';
  if (WITHOUT_IMPORTS.includes(file)) return file;
  return OWNER.exec(id)?.[1] ?? /([\w-]+)\.behavior\.ts$/.exec(id)?.[1] ?? null;
}

/**
 * A request costs more than a few duplicate lines, so small modules may be copied. A page has only
 * one loader, so the modules in its folder are not.
 */
const isSmall = (id: string) =>
  /\/(app\/(?!islands\/)|contract\/).*\.ts$/.test(id) && statSync(id).size <= MAX_COPIED_BYTES;

const ISLAND = /\.island\.tsx$/;

/** True if only islands import the module. */
function isOfIslands(module: EnvironmentModuleNode, seen = new Set([module])): boolean {
  if (ISLAND.test(module.file ?? '')) return true;
  const others = [...module.importers].filter((importer) => !seen.has(importer));
  for (const importer of others) seen.add(importer);
  return module.importers.size > 0 && others.every((importer) => isOfIslands(importer, seen));
}

interface BuiltIslands {
  /** URLs by file, relative to `app/`. */
  files: Record<string, string>;
  hydration: string;
  /** The code of inline scripts, by file. */
  inline: Record<string, string>;
}

export function islands(): Plugin {
  let built: BuiltIslands = { files: {}, hydration: '', inline: {} };
  let isServed = false;
  return {
    name: 'islands',
    // The server's build reads the result of the client's.
    sharedDuringBuild: true,
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId: {
      // Before Vite's own resolution.
      order: 'pre',
      async handler(source, importer, { kind }) {
        if (source === MODULE) return `\0${MODULE}`;
        const isBuilt = !isServed && this.environment.name === 'client';
        const owner = isBuilt && importer && kind === 'import-statement' && ownerOf(importer);
        if (!owner) return null;
        const resolved = await this.resolve(source, importer.replace(OWNER, ''), {
          skipSelf: true,
        });
        const isCopied = resolved && (WITHOUT_IMPORTS.includes(owner) || isSmall(resolved.id));
        return isCopied ? `${resolved.id}?of=${owner}` : resolved;
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
      if (this.environment.name === 'client') built = builtIn(bundle);
    },
    transform(code, id) {
      const isReplaceable = isServed && this.environment.name === 'client' && ISLAND.test(id);
      return isReplaceable ? withHotUpdates(code, id) : null;
    },
    // Only the server renders pages, so the browser's module graph lacks their modules. A change of
    // one of them reloads the page.
    hotUpdate({ server, modules, file }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      const isInPage = client.moduleGraph.getModulesByFile(file) !== undefined;
      if (isInPage && modules.every((module) => isOfIslands(module))) return;
      client.hot.send({ type: 'full-reload' });
    },
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      // The browser's code does not use it.
      if (this.environment.name === 'client') return 'export const islands = {};';
      return moduleOf(isServed ? sources() : built);
    },
  };
}

function builtIn(bundle: Rolldown.OutputBundle): BuiltIslands {
  const built: BuiltIslands = { files: {}, hydration: '', inline: {} };
  for (const chunk of Object.values(bundle)) {
    const id = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
    const file = id?.replaceAll('\\', '/').split('/app/').pop();
    if (chunk.type !== 'chunk' || !file) continue;
    const url = `/${chunk.fileName}`;
    // A function keeps the names of an inline script out of the page's global scope.
    if (INLINE.includes(file)) built.inline[file] = `(()=>{${chunk.code.trim()}})()`;
    else if (file === HYDRATE) built.hydration = url;
    else if (/\.(island\.tsx|behavior\.ts)$/.test(file)) built.files[file] = url;
  }
  return built;
}

/** The development server serves the source files, and has no inline scripts. */
function sources(): BuiltIslands {
  const files = Object.fromEntries(islandFiles().map((file) => [file, `/app/${file}`]));
  return { files, hydration: `/app/${HYDRATE}`, inline: {} };
}

/** The code of `virtual:islands`. */
function moduleOf({ files, ...others }: BuiltIslands): string {
  const all = Object.entries(files);
  const imports = all.map(([file], at) => `import m${at} from ${JSON.stringify(`/app/${file}`)};`);
  const pairs = all.map(([, url], at) => `[m${at}, ${JSON.stringify(url)}]`);
  return `${imports.join('\n')}
export const islands = ${JSON.stringify(others)};
islands.files = () => new Map([${pairs.join(',')}]);`;
}

/** Adds code that replaces the island in the open page when its source is saved. */
function withHotUpdates(code: string, id: string): string {
  const src = JSON.stringify(`/app/${id.split('/app/').pop()}`);
  return `${code}
import { islandChanged } from '/app/islands/island-hot-update.ts';
import.meta.hot.accept((changed) => islandChanged(${src}, changed));`;
}
