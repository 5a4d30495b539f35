/** The metadata and structured data in a page's head. */

import { isRouteErrorResponse } from 'react-router';
import { type MetaTag, titleOnly } from './metadata.ts';
import type { Page } from './page-context.ts';
import type { PageModule } from './page-module.ts';
import type { JsonLdNode } from './structured-data/json-ld-node.ts';
import { organization } from './structured-data/organization.ts';

export interface PageHead {
  tags: readonly MetaTag[];
  /** Structured data (JSON-LD). Every page has the company's node; an error page has none. */
  nodes: readonly JsonLdNode[];
}

interface Loaded {
  module: PageModule | undefined;
  status: number;
  error: unknown;
  loaderData: unknown;
}

export function documentHead(
  { pack, location, params, origin }: Page,
  { module, status, error, loaderData }: Loaded,
  report: (error: unknown) => void,
): PageHead {
  const errors = pack.copy('pages/errors');
  const site = pack.copy('site');
  if (error !== undefined) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    return {
      tags: titleOnly(pack, isMissing ? errors.notFound.title : errors.failed.title),
      nodes: [],
    };
  }
  const args = {
    loaderData: loaderData as never,
    location: location as never,
    params,
    origin,
    pack,
  };
  const tags = module?.meta?.(args) ?? [];
  if (status !== 200) return { tags, nodes: [] };
  const facts = { loaderData, params, location, origin, pack };
  const nodes: JsonLdNode[] = [organization(site, origin)];
  try {
    nodes.push(...(module?.structuredData?.(facts) ?? []));
  } catch (failure) {
    // The page is shown without structured data.
    report(failure);
  }
  return { tags, nodes };
}
