/** The console while somebody works on it: built at the start, and again when a file of it changes. */
import { resolve } from 'node:path';
import { build } from 'vite';

/** Beside what else is left between runs. */
const BUILD = '.cache/dev-build';

/**
 * Fulfilled once it is there for the first time; what cannot be built is told on the terminal.
 * @returns the folder, as `build/console`; it changes until the process ends
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
  await new Promise<void>((built) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error);
      if (event.code === 'END' || event.code === 'ERROR') built();
    });
  });
  return resolve(BUILD, 'console');
}
