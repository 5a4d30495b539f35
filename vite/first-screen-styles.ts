/**
 * Divides the styles of all pages: a document inlines those of its first screen, and all pages
 * share one complete stylesheet (decision 33).
 */
import type { Plugin } from 'vite';
import { type SplitStyles, splitStyles } from './style-parts.ts';

const MODULE = 'virtual:built-styles';
const ALL_PAGES = /\/all-pages-[^/]*\.css$/;

export function firstScreenStyles(): Plugin {
  /** `sheet` is the stylesheet's URL instead of its text. */
  let divided: SplitStyles | undefined;
  let isServed = false;
  return {
    name: 'first-screen-styles',
    enforce: 'pre',
    // The server's build reads the result of the client's.
    sharedDuringBuild: true,
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (this.environment.name === 'client')
        this.error('Import first-screen styles only in code for the server');
      if (isServed) {
        return `export { default as everything } from '/app/styles/all-pages.css?inline';
export const parts = [], start = '', sheet = '';`;
      }
      if (!divided) this.error('Build for browsers first, because this build needs their styles');
      const { start, parts, sheet } = divided;
      return `export const everything = undefined;
export const parts = JSON.parse(${JSON.stringify(JSON.stringify(parts))});
export const start = ${JSON.stringify(start)}, sheet = ${JSON.stringify(sheet)};`;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const whole = Object.values(bundle).find(({ fileName }) => ALL_PAGES.test(`/${fileName}`));
        if (whole?.type !== 'asset') return this.error('The bundle has no stylesheet of all pages');
        const { sheet: source, ...inDocuments } = splitStyles(whole.source.toString());
        // Under a new name, because the hash in a file's name must match its content.
        const id = this.emitFile({ type: 'asset', name: 'site.css', source });
        divided = { ...inDocuments, sheet: `/${this.getFileName(id)}` };
        delete bundle[whole.fileName];
      },
    },
  };
}
