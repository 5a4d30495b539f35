/**
 * The content pack in the site's style sheet: `@import '@content/theme.css'`. `virtual:built-theme` is the
 * digest of that file, so that pages of another pack bring its theme along. A build has nothing else of a pack.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const THEME = 'virtual:built-theme';

/** Browsers get copy as props: the pack would bring all of it, and the server's code. */
const SERVER_ONLY = /\/app\/pack(-context)?\.ts$/;

export function contentPack(contentDir: string): Plugin {
  return {
    name: 'content-pack',
    enforce: 'pre',
    // In a style sheet `#` would begin a fragment.
    config: () => ({ resolve: { alias: { '@content': contentDir } } }),
    resolveId: (source) => (source === THEME ? `\0${THEME}` : null),
    transform(_code, id) {
      if (this.environment.name === 'client' && SERVER_ONLY.test(id)) {
        this.error(`${id} is for the server: scripts get copy as props`);
      }
    },
    load(id) {
      if (id !== `\0${THEME}`) return null;
      const file = join(contentDir, 'theme.css');
      this.addWatchFile(file);
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      return { code: `export default ${JSON.stringify(digest)};`, moduleType: 'js' };
    },
  };
}
