/** The page that is being rendered, for whatever stands on it. */
import { createContext, useContext } from 'react';
import type { LocalizedPack } from './pack.ts';
import type { PageHandle } from './page-handle.ts';

/** Code that stands in the document, in the order in which it was written there. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

export interface Page {
  /** The route's, such as `routes/home/home`. */
  id: string;
  handle: PageHandle;
  pack: LocalizedPack;
  location: { pathname: string; search: string };
  params: Readonly<Record<string, string | undefined>>;
  /** The site's, for URLs that others will open. */
  origin: string;
  /** What the action said, in the answer to a post. */
  actionData: unknown;
  /** Whether something else stands in the page's place: an error. */
  hasFailed: boolean;
  inline: InlineCode;
}

export const PageContext = createContext<Page | null>(null);

/** @throws Error in an island, which knows of its page what its props say */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('Only the server knows the page');
  return page;
}

/** What the page's action said of a post, where there was one. */
export const useActionData = <Data>() => usePage().actionData as Data | undefined;

/** Where a form of the page is posted to: the page itself, with what its URL says. */
export function useFormAction(): string {
  const { pathname, search } = usePage().location;
  return pathname + search;
}

/** The query of the page's URL. */
export const useSearchParams = () => new URLSearchParams(usePage().location.search);
