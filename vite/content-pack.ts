/**
 * Lets the site import its copy, `import site from '#content/site.yaml'`, and single pictures,
 * `import bridge from '#content/media/demo/bridge.jpg?picture'`. The folder behind `#content/` is
 * the content pack in use, and a mistake in it stops the build with file, line and field.
 */
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readBuiltInCopy } from '#domain/content-pack/built-in-copy.ts';
import { preparePicture } from '#domain/pictures/index.ts';
import { copyModule } from './copy-module.ts';

const PICTURE = '?picture';

export function contentPack(contentDir: string): Plugin {
  const fileOf = (id: string) => relative(contentDir, id).replaceAll('\\', '/');
  /** The module for an id, or nothing where it is not ours. */
  const codeOf = async (id: string): Promise<string | undefined> => {
    if (id.endsWith('.yaml')) return copyModule(readBuiltInCopy(contentDir, fileOf(id)));
    if (!id.endsWith(PICTURE)) return undefined;
    const file = fileOf(id.slice(0, -PICTURE.length));
    return `export default ${JSON.stringify(await preparePicture(contentDir, file))};`;
  };
  return {
    name: 'content-pack',
    enforce: 'pre',
    // In a style sheet `#` would begin a fragment.
    config: () => ({ resolve: { alias: { '@content': contentDir } } }),
    resolveId(source) {
      if (!source.startsWith('#content/')) return null;
      return resolve(contentDir, source.slice('#content/'.length));
    },
    async load(id) {
      try {
        const code = await codeOf(id);
        if (code === undefined) return null;
        this.addWatchFile(id.replace(PICTURE, ''));
        return { code, moduleType: 'js' };
      } catch (error) {
        this.addWatchFile(id.replace(PICTURE, ''));
        this.error(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
