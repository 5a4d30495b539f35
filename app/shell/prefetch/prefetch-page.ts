import type { ContextType } from 'react';
import type {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { prefetchInto } from '#app/response-cache.ts';
import allPages from '#app/styles/all-pages.css?url';
import { arrived } from '#app/styles/arrived.ts';

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];
type Manifest = NonNullable<ContextType<typeof FrameworkContext>>['manifest'];
type Entry = NonNullable<Manifest['routes'][string]>;
type Params = Router['state']['matches'][number]['params'];

/**
 * Prefetches what a page of this site is made of: its scripts, its style sheet, its data. React Router's
 * own `<PrefetchPageLinks>` knows no data of a `clientLoader`, and reloads the page that somebody is
 * on where a script of another one cannot be fetched.
 * @param isMeant whether the visitor is about to go there. Of a page that is only likely the scripts
 * are fetched when nothing else is; and its data where it is of the same kind, so has no new scripts
 */
export function prefetchPage(url: URL, router: Router, manifest: Manifest, isMeant: boolean) {
  const match = router.match(url.pathname)?.at(-1);
  const entry = match && manifest.routes[match.route.id];
  // No page of its own: a file, or nothing.
  if (!entry || entry.path === '*') return;
  const isOfSameKind = router.state.matches.at(-1)?.route.id === entry.id;
  for (const file of [entry.module, entry.clientLoaderModule, ...(entry.imports ?? [])]) {
    if (file) link(isMeant ? 'modulepreload' : 'prefetch', file, 'script');
  }
  // What fails is asked for again by whoever goes there, and told then.
  if (isMeant || isOfSameKind) load(entry, url, match.params).catch(() => undefined);
}

async function load(entry: Entry, url: URL, params: Params) {
  if (arrived !== entry.id) link('prefetch', allPages, 'style');
  const { clientLoader } = await import(
    /* @vite-ignore */ entry.clientLoaderModule ?? entry.module
  );
  if (clientLoader) await prefetchInto(() => clientLoader({ request: new Request(url), params }));
  else if (entry.hasLoader) {
    const query = new URLSearchParams(url.search);
    query.set('_routes', entry.id);
    link('prefetch', `${url.pathname}.data?${query}`, 'fetch');
  }
}

/** Unless the page has it already, in whatever way. */
function link(rel: string, href: string, as: string) {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as }));
}
