/**
 * The site's two builds: what browsers fetch (`client/`), first, and what renders pages (`server/`),
 * which names the files of the first.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';

const PRELOADING = 'native:import-analysis-build';

/** @param folder not an empty name: that would be the project's own folder, which a build empties */
export function siteBuild(folder: string): Plugin {
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  const common = {
    emptyOutDir: true,
    // Small files as data: URLs would be repeated in every page that shows them.
    assetsInlineLimit: 0,
    // What moves is small: to fetch its parts ahead would cost more code than it saves.
    modulePreload: false as const,
  };
  return {
    name: 'site-build',
    // Vite has each `import()` preload what the file imports, by a kilobyte of script of its own.
    configResolved({ command, plugins }) {
      if (command === 'serve') return;
      const at = plugins.findIndex(({ name }) => name === PRELOADING);
      if (at < 0) throw new Error(`Vite has no plugin ${PRELOADING} any more`);
      (plugins as Plugin[]).splice(at, 1);
    },
    config: () => ({
      appType: 'custom',
      environments: {
        client: {
          build: {
            ...common,
            outDir: client,
            copyPublicDir: true,
            rolldownOptions: { input: { 'all-pages': 'app/styles/all-pages.css' } },
          },
        },
        ssr: {
          build: {
            ...common,
            outDir: server,
            copyPublicDir: false,
            // Pictures and fonts that only the server's code names are for browsers all the same.
            emitAssets: true,
            ssr: true,
            rolldownOptions: {
              input: { index: 'app/site.ts' },
              output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
            },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client: forBrowsers, ssr } = builder.environments;
          if (!forBrowsers || !ssr) throw new Error('Vite knows no environments');
          await builder.build(forBrowsers);
          await builder.build(ssr);
          cpSync(join(server, 'assets'), join(client, 'assets'), { recursive: true });
          rmSync(join(server, 'assets'), { recursive: true });
          await precompress(join(client, 'assets'));
        },
      },
    }),
  };
}
