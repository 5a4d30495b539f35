/** All calls of the public API. Routes, the OpenAPI description and clients use this table. */
import type * as z from 'zod/mini';
import { fillPlaceholders } from '#contract/fill.ts';
import { APPLICATION_CALLS } from './applications.ts';
import { ARTICLE_CALLS } from './articles.ts';
import type { PublicCall } from './call.ts';
import { EVENT_CALLS } from './events.ts';
import { FORM_CALLS } from './forms.ts';
import { JOB_CALLS } from './jobs.ts';
import { LINK_CALLS } from './links.ts';
import { SEARCH_CALLS } from './search.ts';

export const PUBLIC_CALLS = {
  ...ARTICLE_CALLS,
  ...EVENT_CALLS,
  ...JOB_CALLS,
  ...SEARCH_CALLS,
  ...APPLICATION_CALLS,
  ...FORM_CALLS,
  ...LINK_CALLS,
};

type Calls = typeof PUBLIC_CALLS;
export type PublicCallName = keyof Calls;

/** The type that a call resolves with. */
export type PublicAnswer<Name extends PublicCallName> = z.output<Calls[Name]['answer']>;

/** The quota's key for a post to a page, see `PublicCall`. */
export function quotaKeyOf(
  name: PublicCallName,
  request: Record<'params' | 'query', Readonly<Record<string, string>>>,
): string {
  const { quota = name }: PublicCall = PUBLIC_CALLS[name];
  return fillPlaceholders(quota, { ...request.params, ...request.query });
}
