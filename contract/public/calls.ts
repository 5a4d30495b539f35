/** Every call of the public API: what the server registers and describes, and what clients send. */
import type * as z from 'zod/mini';
import { fill } from '#contract/fill.ts';
import { APPLICATION_CALLS } from './applications.ts';
import { ARTICLE_CALLS } from './articles.ts';
import type { PublicCall } from './call.ts';
import { EVENT_CALLS } from './events.ts';
import { FORM_CALLS } from './forms.ts';
import { JOB_CALLS } from './jobs.ts';
import { LINK_CALLS } from './links.ts';

export const PUBLIC_CALLS = {
  ...ARTICLE_CALLS,
  ...EVENT_CALLS,
  ...JOB_CALLS,
  ...APPLICATION_CALLS,
  ...FORM_CALLS,
  ...LINK_CALLS,
};

type Calls = typeof PUBLIC_CALLS;
export type PublicCallName = keyof Calls;

/** What a call resolves with. */
export type PublicAnswer<Name extends PublicCallName> = z.output<Calls[Name]['answer']>;

type Part<Name extends PublicCallName, Key extends string> =
  Calls[Name] extends Record<Key, infer Schema extends z.ZodMiniType>
    ? Record<Key, z.input<Schema>>
    : unknown;

/** Its values are texts, right or wrong: what is wrong with them is answered. */
type Texts<Body> = { readonly [Field in keyof Body]: string };

/** A multipart body goes as a form, JSON as an object of texts. */
type Body<Name extends PublicCallName> = Calls[Name] extends { file: object }
  ? { body: FormData }
  : Name extends 'sendForm'
    ? { body: Readonly<Record<string, string>> }
    : Calls[Name] extends { body: infer Schema extends z.ZodMiniType }
      ? { body: Texts<z.input<Schema>> }
      : unknown;

/** What a post to a page is counted under; see `PublicCall`. */
export function quotaOf(name: PublicCallName, { params, query }: Quoted): string {
  const { quota = name }: PublicCall = PUBLIC_CALLS[name];
  return fill(quota, { ...params, ...query });
}

interface Quoted {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** What a call is given, whatever way it goes. */
export type PublicInput<Name extends PublicCallName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Body<Name>;
