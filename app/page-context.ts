/** The page that is being rendered, for its components. */
import { createContext, useContext } from 'react';
import type { LocalizedPack } from './pack.ts';
import type { PageHandle } from './page-handle.ts';

/** Inline code of the document, in the order of rendering. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

export interface Page {
  /** Id of the route, such as `routes/home/home`. */
  id: string;
  handle: PageHandle;
  pack: LocalizedPack;
  location: { pathname: string; search: string };
  params: Readonly<Record<string, string | undefined>>;
  /** The site's origin, for URLs that are opened elsewhere. */
  origin: string;
  /** The result of the action, in the response to a post. */
  actionData: unknown;
  /** An error is shown instead of the page. */
  hasFailed: boolean;
  inline: InlineCode;
}

export const PageContext = createContext<Page | null>(null);

/** @throws Error in an island in the browser, which gets facts about its page as props */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('Only the server knows the page');
  return page;
}

/** The result of the page's action, if the request is a post. */
export const useActionData = <Data>() => usePage().actionData as Data | undefined;

/** URL that a form of the page is posted to: the page itself, with its query. */
export function useFormAction(): string {
  const { pathname, search } = usePage().location;
  return pathname + search;
}

export const useSearchParams = () => new URLSearchParams(usePage().location.search);
