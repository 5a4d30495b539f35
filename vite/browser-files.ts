/** Which modules the browser gets together in one file. */
import type { Plugin } from 'vite';
import { isLoadedFirst, isOnFirstVisit, type Modules, sharedFile } from './needed-by.ts';

/** Small things that the frame of each page or the home page has in common with something else. */
const FIRST_VISIT =
  /\/app\/ui\/icons\/|vite\/preload-helper|\/contract\/impact-people|\/content\/(pages\/errors|service-packages)|\/app\/(routes\/(not-found|home)|ui\/((error|failed|message)-panel|snackbar|avatar|clock|package-card|hydrated\/use-hydrated))/;
const OURS = /\/(app|content|contract)\//;

/** Few files: each small one costs headers of its own and compresses badly. */
const GROUPS = [
  // A file of its own is started in a task of its own.
  { name: 'react-dom', test: /\/(node_modules\/(react-dom|scheduler)\/|app\/shell\/hydrate-root)/ },
  {
    name: (id: string, modules: Modules) => (isLoadedFirst(id, modules) ? 'shared' : null),
    debugName: 'shared',
    minShareCount: 4,
    test: OURS,
  },
  {
    name: (id: string, modules: Modules) => (isOnFirstVisit(id, modules) ? 'first-visit' : null),
    debugName: 'first-visit',
    minShareCount: 2,
    test: FIRST_VISIT,
  },
  {
    name: sharedFile,
    debugName: 'rooms',
    // What they import has a file of its own, or a page would get what only others need.
    includeDependenciesRecursively: false,
    test: OURS,
  },
];

export function browserFiles(): Plugin {
  const rolldownOptions = {
    // A page's file may export more than the page does, for others that share a module with it.
    // React Router asks for exact exports, but reads only those that it knows.
    preserveEntrySignatures: 'allow-extension' as const,
    output: {
      // The browser prepares all functions of a file while that comes, beside the page, instead of
      // each in the page's own time. Of what many pages share, each needs only a part.
      postBanner: ({ name }: { name: string }) =>
        name === 'pages' ? '' : '//# allFunctionsCalledOnLoad',
      codeSplitting: { groups: GROUPS },
    },
  };
  return {
    name: 'browser-files',
    enforce: 'post',
    config: () => ({ environments: { client: { build: { rolldownOptions } } } }),
  };
}
