/** Hostile HTML bodies, and what sanitizing must remove. */
import { readFileSync } from 'node:fs';

/** Each would run `xss()`, or load, submit or hide something. */
export const PAYLOADS: readonly string[] = readFileSync('tests/xss-payloads.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) =>
    line.replace(/\\u([\da-f]{4})/g, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );

const FORBIDDEN_ELEMENT =
  /^(script|i?frame|frameset|object|embed|applet|form|input|button|textarea|select|style|svg|math|base|link|meta|title|template|noscript|plaintext|xmp|video|audio|dialog|details)$/i;

const FORBIDDEN_ATTRIBUTE =
  /^(on.*|style|srcdoc|srcset|ping|target|action|formaction|background|name|autofocus|contenteditable|popover|.*:.*|[^a-z\d-].*)$/i;

const FORBIDDEN_SCHEME = /^(javascript|vbscript|data|blob|file|filesystem):/i;

/** An element, independent of the parser. */
export interface FoundElement {
  tag: string;
  attributes: readonly (readonly [name: string, value: string])[];
}

/** Forbidden elements, attributes and URLs in a body. */
export function faultsOf(elements: readonly FoundElement[]): string[] {
  return elements.flatMap(({ tag, attributes }) => [
    ...(FORBIDDEN_ELEMENT.test(tag) ? [`<${tag}>`] : []),
    ...attributes
      .filter(([name, value]) => FORBIDDEN_ATTRIBUTE.test(name) || isForbiddenUrl(name, value))
      .map(([name, value]) => `<${tag} ${name}="${value}">`),
  ]);
}

function isForbiddenUrl(name: string, value: string): boolean {
  if (!/^(href|src)$/i.test(name)) return false;
  // Browsers ignore these characters, even within the name of a scheme.
  return FORBIDDEN_SCHEME.test([...value].filter((letter) => letter > ' ').join(''));
}
