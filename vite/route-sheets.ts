/**
 * A style sheet for each page, of what its modules can come to use: `virtual:route-sheets` has them
 * for the server's build, by the file that starts the page in the browser. It stands in the page, so
 * the whole sheet is fetched only by whoever walks on to a page of another kind.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { purgeCss, wordsOf } from './purge-css.ts';

const MODULE = 'virtual:route-sheets';
const WHOLE = /^all-pages-.*\.css$/;
const ROOT = /\/app\/root\.tsx$/;
const ROUTE = /\/app\/routes\/.+\.tsx\?__react-router-build-client-route$/;

interface Modules {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

export function routeSheets(): Plugin {
  /** What the modules of each page say, by the name of its file in the browser's build. */
  const texts = new Map<string, string>();
  return {
    name: 'route-sheets',
    // The browser's build tells the server's.
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const root = [...this.getModuleIds()].filter((id) => ROOT.test(id));
      for (const file of Object.values(bundle)) {
        const route = file.type === 'chunk' ? file.facadeModuleId : null;
        if (!route || !ROUTE.test(route)) continue;
        texts.set(`/${file.fileName}`, textOf([...root, route], this));
      }
    },
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { client } = this.environment.getTopLevelConfig().environments;
      const sheets = texts.size > 0 ? sheetsOf(client?.build.outDir ?? 'build/client', texts) : {};
      return `export default ${JSON.stringify(sheets)};`;
    },
  };
}

/** What all modules say that these import, at once or later. */
function textOf(ids: readonly string[], modules: Modules): string {
  const waiting = [...ids];
  const seen = new Set<string>();
  let text = '';
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = modules.getModuleInfo(id);
    if (!module || id.includes('/node_modules/')) continue;
    text += `${module.code}\n`;
    waiting.push(...module.importedIds, ...module.dynamicallyImportedIds);
  }
  return text;
}

function sheetsOf(folder: string, texts: ReadonlyMap<string, string>): Record<string, string> {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((name) => WHOLE.test(name));
  if (!name) throw new Error(`No style sheet of all pages in ${assets}`);
  const whole = readFileSync(join(assets, name), 'utf8');
  return Object.fromEntries(
    [...texts].map(([file, text]) => [file, purgeCss(whole, wordsOf(text))]),
  );
}
