/**
 * A style sheet for each page, of what its modules can come to use, cut from the sheet of all pages.
 * They stand in the server's build, by the file of their page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { purgeCss, wordsOf } from './purge-css.ts';

const PLACE = '__ROUTE_SHEETS__';
const WHOLE = /^all-pages-.*\.css$/;
const FRAME = /\/app\/document\.tsx$/;
const ROUTE = /\/app\/routes\/(.+)\.tsx$/;

interface Modules {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

export function routeSheets(): Plugin {
  return {
    name: 'route-sheets',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'ssr') return;
      const ids = [...this.getModuleIds()];
      const frame = ids.filter((id) => FRAME.test(id));
      const texts = new Map(
        ids.flatMap((id) => {
          const [, page] = ROUTE.exec(id) ?? [];
          const isPage = this.getModuleInfo(id)?.exports?.includes('default');
          return page && isPage ? [[page, textOf([...frame, id], this)] as const] : [];
        }),
      );
      const { client } = this.environment.getTopLevelConfig().environments;
      const sheets = sheetsOf(client?.build.outDir ?? 'build/client', texts);
      const code = JSON.stringify(JSON.stringify(sheets));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(new RegExp(`(["'\`])${PLACE}\\1`), () => code);
      }
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
