/**
 * Divides the styles of all pages: what a first screen needs stands in its document, and all pages
 * share one sheet with everything (decision 33).
 */
import type { Plugin } from 'vite';
import { type DividedStyles, divideStyles } from './style-parts.ts';

const MODULE = 'virtual:built-styles';
const WHOLE = /\/all-pages-[^/]*\.css$/;

export function firstScreenStyles(): Plugin {
  /** With the sheet's URL in place of its text. */
  let divided: DividedStyles | undefined;
  let isServed = false;
  return {
    name: 'first-screen-styles',
    enforce: 'pre',
    // The browser's build tells the server's.
    sharedDuringBuild: true,
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (this.environment.name === 'client') this.error('Only the server writes documents');
      if (isServed) {
        return `export { default as everything } from '/app/styles/all-pages.css?inline';
export const parts = [], start = '', sheet = '';`;
      }
      if (!divided) this.error('The styles come from the build for browsers');
      const { start, parts, sheet } = divided;
      return `export const everything = undefined;
export const parts = JSON.parse(${JSON.stringify(JSON.stringify(parts))});
export const start = ${JSON.stringify(start)}, sheet = ${JSON.stringify(sheet)};`;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const whole = Object.values(bundle).find(({ fileName }) => WHOLE.test(`/${fileName}`));
        if (whole?.type !== 'asset') return this.error('No style sheet of all pages');
        const { sheet: source, ...inDocuments } = divideStyles(whole.source.toString());
        // Under a name of its own: files are never another one under the same name.
        const id = this.emitFile({ type: 'asset', name: 'site.css', source });
        divided = { ...inDocuments, sheet: `/${this.getFileName(id)}` };
        delete bundle[whole.fileName];
      },
    },
  };
}
