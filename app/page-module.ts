/** What a file in `routes/` exports to be a page, and what its functions are given. */
import type { ComponentType } from 'react';
import {
  createContext,
  type Location,
  type Params,
  type RouterContextProvider,
} from 'react-router';
import { isProblem } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { MetaTag } from './metadata.ts';
import type { LocalizedPack } from './pack.ts';
import type { PageHandle } from './page-handle.ts';
import type { StructuredData } from './structured-data/json-ld-node.ts';

/** What a loader or an action is given; `params` are those of the route's path. */
export interface LoaderArgs<Name extends string = 'slug'> {
  request: Request;
  params: Record<Name, string>;
  context: Readonly<RouterContextProvider>;
  /** The site's copy and wording, in the language of the page. */
  pack: LocalizedPack;
}
export type ActionArgs = LoaderArgs;

// biome-ignore lint/suspicious/noExplicitAny: each page's own
type Loader = (...args: any[]) => unknown;

/** What a loader returns, without the status that `data()` puts around it. */
type Loaded<L extends Loader> = Unwrapped<Awaited<ReturnType<L>>>;

type Unwrapped<Result> = Result extends { data: infer Data; init: ResponseInit | null }
  ? Data
  : Result extends Response
    ? never
    : Result;

type Nothing = () => undefined;

export interface MetaArgs<L extends Loader = Nothing> {
  /** Undefined where the loader failed. */
  loaderData: Loaded<L> | undefined;
  location: Location;
  params: Params;
  /** The site's origin, for canonical URLs. */
  origin: string;
  pack: LocalizedPack;
}

export interface PageProps<L extends Loader = Nothing, A extends Loader = Nothing> {
  loaderData: Loaded<L>;
  /** Only in the answer to a post. */
  actionData: Loaded<A> | undefined;
  params: Params;
}

export interface PageModule {
  // biome-ignore lint/suspicious/noExplicitAny: each page's own
  default: ComponentType<any>;
  /** Takes the pack where it depends on it. */
  handle?: PageHandle | ((pack: LocalizedPack) => PageHandle);
  loader?: Loader;
  action?: Loader;
  // biome-ignore lint/suspicious/noExplicitAny: each page's own
  meta?: (args: MetaArgs<any>) => MetaTag[];
  structuredData?: StructuredData;
  /** Of the answer, where the page has any of its own. */
  headers?: () => Record<string, string>;
}

/** The API that loaders and actions use on the server: in the process, or another host's. */
export const apiContext = createContext<PublicApi>();

/** Where the server wants to hear of errors that a page met. */
export const reportContext = createContext<(error: unknown) => void>();

/** The status of an answer whose API call failed. Errors that the API did not answer are reported. */
export function statusOf({ context }: Pick<LoaderArgs, 'context'>, error: unknown): number {
  if (isProblem(error)) return error.status;
  context.get(reportContext)(error);
  return 500;
}
