/** The console in development: built at the start, and again when one of its files changes. */
import { resolve } from 'node:path';
import { build } from 'vite';

const BUILD = '.cache/dev-build';

/**
 * Resolves after the first build. Build errors are printed on the terminal.
 * @returns the folder, like `build/console`; its files change until the process ends
 */
export async function buildDevConsole(contentDir: string): Promise<string> {
  // Read by `vite.console.config.ts`.
  Object.assign(process.env, { CONTENT_DIR: contentDir, BUILD_DIR: BUILD });
  const watcher = await build({
    configFile: 'vite.console.config.ts',
    mode: 'development',
    logLevel: 'warn',
    build: { watch: {}, minify: false },
  });
  if (!('on' in watcher)) throw new Error('Vite does not watch the console');
  await new Promise<void>((finish) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error);
      if (event.code === 'END' || event.code === 'ERROR') finish();
    });
  });
  return resolve(BUILD, 'console');
}
