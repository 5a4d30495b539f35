/** Calls the console's API by the names in `contract/console/calls.ts`. */
import calls from 'virtual:console-calls';
import type * as z from 'zod/mini';
import type { AnswerOf } from '#contract/call.ts';
import type { CONSOLE_CALLS, ConsoleCallName } from '#contract/console/calls.ts';
import { API, fetchFile, type Method, type SendOptions, send } from './send.ts';

type Calls = typeof CONSOLE_CALLS;

type Part<Call, Key extends string> =
  Call extends Record<Key, infer Schema extends z.ZodMiniType>
    ? Record<Key, z.input<Schema>>
    : unknown;

/** The path parameters and the query of a call. */
type Target<Name extends ConsoleCallName> = Part<Calls[Name], 'params'> &
  Partial<Part<Calls[Name], 'query'>>;

type Input<Name extends ConsoleCallName> = Target<Name> & Part<Calls[Name], 'body'>;

type Args<Needed> = object extends Needed ? [input?: Needed] : [input: Needed];

export type Answer<Name extends ConsoleCallName> = AnswerOf<Calls[Name]>;

interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Sends a call: `call('changeRole', { params: { id }, body: { role } })`. When the session has
 * ended or the call needs a fresh proof, a dialog asks for it first.
 * @returns `data` of the response
 * @throws CallProblem, or the signal's reason when aborted
 */
export function call<Name extends ConsoleCallName>(
  name: Name,
  ...[input]: Args<Input<Name> & SendOptions>
): Promise<Answer<Name>> {
  const { body, signal, isBackground, ...target } = (input ?? {}) as Parts & SendOptions;
  const [method] = calls[name].split(' ');
  return send(method as Method, pathOf(name, target), body, {
    signal,
    ...(isBackground && { isBackground }),
  });
}

/** Downloads the file that a call answers. @throws CallProblem */
export async function saveFile<Name extends ConsoleCallName>(
  name: Name,
  ...[input]: Args<Input<Name>>
): Promise<void> {
  const { body, ...target } = (input ?? {}) as Parts;
  const [method] = calls[name].split(' ');
  const file = await fetchFile(method as Method, pathOf(name, target), body);
  const url = URL.createObjectURL(file.blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The URL of a call that the browser itself fetches, such as an image or a download. */
export function urlOf<Name extends ConsoleCallName>(
  name: Name,
  ...[input]: Args<Target<Name>>
): string {
  return API + pathOf(name, (input ?? {}) as Parts);
}

function pathOf(name: ConsoleCallName, { params = {}, query = {} }: Parts): string {
  const [, path = ''] = calls[name].split(' ');
  const pathname = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params[key])));
  return pathname + searchOf(query);
}

/** `?a=1&b=2&b=3`, or an empty string. Leaves out undefined, null and empty values. */
export function searchOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item) => [key, String(item)]),
  );
  const search = new URLSearchParams(pairs).toString();
  return search && `?${search}`;
}
