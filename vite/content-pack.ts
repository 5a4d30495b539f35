/**
 * Lets the site import its copy: `import site from '#content/site.yaml'`. The folder behind
 * `#content/` is the content pack in use, and a mistake in it stops the build with file, line
 * and field.
 */
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { drawingsIn, readBuiltInCopy } from '#domain/content-pack/built-in-copy.ts';

export function contentPack(contentDir: string): Plugin {
  return {
    name: 'content-pack',
    enforce: 'pre',
    // In a style sheet `#` would begin a fragment.
    config: () => ({ resolve: { alias: { '@content': contentDir } } }),
    resolveId(source) {
      if (!source.startsWith('#content/')) return null;
      return resolve(contentDir, source.slice('#content/'.length));
    },
    load(id) {
      if (!id.endsWith('.yaml')) return null;
      this.addWatchFile(id);
      try {
        const copy = readBuiltInCopy(contentDir, relative(contentDir, id).replaceAll('\\', '/'));
        return { code: moduleOf(copy), moduleType: 'js' };
      } catch (error) {
        this.error(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** The copy as a module, in which each drawing is the address of its built file. */
function moduleOf(copy: unknown): string {
  const drawings = [...new Set(drawingsIn(copy).map(({ path }) => path))];
  const imports = drawings.map((path, index) => `import d${index} from '#content/${path}?url';`);
  const code = drawings.reduce(
    (text, path, index) => text.replaceAll(JSON.stringify(path), `d${index}`),
    JSON.stringify(copy),
  );
  return `${imports.join('\n')}\nexport default ${code};`;
}
