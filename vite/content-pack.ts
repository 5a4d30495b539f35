/**
 * The content pack in the site's code: `import site from '#content/site.yaml'`, one picture,
 * `import bridge from '#content/media/demo/bridge.jpg?picture'`, the offices' clocks, `site.yaml?clocks`. A
 * build has none of it: the server's code asks `app/pack.ts`, and the browser's is refused. Only the
 * style sheet is made with a pack, `@import '@content/theme.css'`, and `virtual:built-theme` tells which
 * theme that was, by the digest of its file.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PACK_IMPORTS } from '#domain/content-pack/pack-imports.ts';

const PREFIX = '#content/';
const PACKED = '\0packed:';
const THEME = 'virtual:built-theme';
const PACK = fileURLToPath(new URL('../app/pack.ts', import.meta.url));

export function contentPack(contentDir: string): Plugin {
  const imported = new Set<string>();
  return {
    name: 'content-pack',
    enforce: 'pre',
    // In a style sheet `#` would begin a fragment.
    config: () => ({ resolve: { alias: { '@content': contentDir } } }),
    resolveId(source, importer) {
      if (source === THEME) return `\0${THEME}`;
      if (!source.startsWith(PREFIX)) return null;
      if (this.environment.name === 'client') {
        this.error(`${importer} is for browsers and imports ${source}: words come as props`);
      }
      return PACKED + source.slice(PREFIX.length);
    },
    load(id) {
      if (id === `\0${THEME}`) {
        const file = join(contentDir, 'theme.css');
        this.addWatchFile(file);
        const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
        return { code: `export default ${JSON.stringify(digest)};`, moduleType: 'js' };
      }
      if (!id.startsWith(PACKED)) return null;
      imported.add(id.slice(PACKED.length));
      const name = JSON.stringify(id.slice(PACKED.length));
      const code = `import { packed } from ${JSON.stringify(PACK)};\nexport default packed(${name});`;
      return { code, moduleType: 'js' };
    },
    // For `npm run content -- check`, which names what a pack lacks.
    generateBundle() {
      if (this.environment.name !== 'ssr') return;
      const source = JSON.stringify([...imported].sort());
      this.emitFile({ type: 'asset', fileName: PACK_IMPORTS, source });
    },
  };
}
