/**
 * The only part of a pack in a build is its theme in the stylesheet: `@import
 * '@content/theme.css'`. `virtual:built-theme` is the digest of that file, so that pages of another
 * pack add its own theme.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const THEME = 'virtual:built-theme';

/**
 * In a browser, these would load the whole pack and the server's code, so scripts get copy as
 * props.
 */
const SERVER_ONLY = /\/app\/pack(-context)?\.ts$/;

export function contentPack(contentDir: string): Plugin {
  return {
    name: 'content-pack',
    enforce: 'pre',
    // Not `#content`, because `#` starts a fragment in the URL of a CSS import.
    config: () => ({ resolve: { alias: { '@content': contentDir } } }),
    resolveId: (source) => (source === THEME ? `\0${THEME}` : null),
    transform(_code, id) {
      if (this.environment.name === 'client' && SERVER_ONLY.test(id)) {
        this.error(`${id} is only for the server. Pass copy to scripts as props.`);
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
