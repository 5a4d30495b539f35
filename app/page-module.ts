/** The exports of a page's file in `routes/`, and the arguments of its functions. */
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

/** The arguments of a loader or an action; `params` are those of the route's path. */
export interface LoaderArgs<Name extends string = 'slug'> {
  request: Request;
  params: Record<Name, string>;
  context: Readonly<RouterContextProvider>;
  /** The site's pack in the language of the page. */
  pack: LocalizedPack;
}
export type ActionArgs = LoaderArgs;

// biome-ignore lint/suspicious/noExplicitAny: each page's own
type Loader = (...args: any[]) => unknown;

/** The data that a loader returns, without the status that `data()` adds. */
type Loaded<L extends Loader> = Unwrapped<Awaited<ReturnType<L>>>;

type Unwrapped<Result> = Result extends { data: infer Data; init: ResponseInit | null }
  ? Data
  : Result extends Response
    ? never
    : Result;

type Nothing = () => undefined;

export interface MetaArgs<L extends Loader = Nothing> {
  /** Undefined if the loader failed. */
  loaderData: Loaded<L> | undefined;
  location: Location;
  params: Params;
  /** The site's origin, for canonical URLs. */
  origin: string;
  pack: LocalizedPack;
}

export interface PageProps<L extends Loader = Nothing, A extends Loader = Nothing> {
  loaderData: Loaded<L>;
  /** Only in the response to a post. */
  actionData: Loaded<A> | undefined;
  params: Params;
}

export interface PageModule {
  // biome-ignore lint/suspicious/noExplicitAny: each page's own
  default: ComponentType<any>;
  /** A function if it depends on the pack. `path` is the route's, without the leading slash. */
  handle?: PageHandle | ((pack: LocalizedPack, path: string) => PageHandle);
  loader?: Loader;
  action?: Loader;
  // biome-ignore lint/suspicious/noExplicitAny: each page's own
  meta?: (args: MetaArgs<any>) => MetaTag[];
  structuredData?: StructuredData;
  /** Additional headers of the response. */
  headers?: () => Record<string, string>;
}

/** The API for loaders and actions on the server: in the same process, or on another host. */
export const apiContext = createContext<PublicApi>();

/** Reports an error of a page to the server. */
export const reportContext = createContext<(error: unknown) => void>();

/** The status of a page whose API call failed. Errors that are not problems are reported. */
export function statusOf({ context }: Pick<LoaderArgs, 'context'>, error: unknown): number {
  if (isProblem(error)) return error.status;
  context.get(reportContext)(error);
  return 500;
}
