/**
 * The site's two builds: first the files for browsers (`client/`), then the server's code
 * (`server/`), which refers to those files.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';

const PRELOADING = 'native:import-analysis-build';

/** @param folder not empty: that would be the project's folder, which the build would empty */
export function siteBuild(folder: string): Plugin {
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  const common = {
    emptyOutDir: true,
    // As data: URLs, small files would be repeated in every page that uses them.
    assetsInlineLimit: 0,
    // The code that preloads modules would cost more than it saves, because behaviors are small.
    modulePreload: false as const,
  };
  return {
    name: 'site-build',
    // This plugin makes each `import()` preload its dependencies, with a kilobyte of code.
    configResolved({ command, plugins }) {
      if (command === 'serve') return;
      const at = plugins.findIndex(({ name }) => name === PRELOADING);
      if (at < 0) throw new Error(`This version of Vite has no plugin ${PRELOADING}`);
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
            // Browsers fetch the pictures and fonts that only the server's code refers to.
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
          const { client: browser, ssr } = builder.environments;
          if (!browser || !ssr) throw new Error('Vite has no environments client and ssr');
          await builder.build(browser);
          await builder.build(ssr);
          cpSync(join(server, 'assets'), join(client, 'assets'), { recursive: true });
          rmSync(join(server, 'assets'), { recursive: true });
          await precompress(join(client, 'assets'));
        },
      },
    }),
  };
}
