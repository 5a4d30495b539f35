/** Which page a form stands on, as its client tells in headers. */
import type { IncomingHttpHeaders } from 'node:http';
import { SUBMISSION_HEADERS } from '#contract/public/http.ts';
import { headerText } from '#contract/text-rules.ts';

/** A path on this site. */
const PATH = /^\/(?![/\\])/;

export interface PageHeaders {
  route: string;
  title: string;
}

export function readPageHeaders(headers: IncomingHttpHeaders): PageHeaders {
  const textOf = (name: string) => asUtf8(String(headers[name] ?? ''));
  return {
    route: pagePath(textOf(SUBMISSION_HEADERS.pageRoute)),
    // What percent-encoding hides is cleaned like everything else, so it is undone first.
    title: headerText(withoutEncoding(textOf(SUBMISSION_HEADERS.pageTitle))),
  };
}

/** Anything but a path, put behind this site's origin, could name another host: nothing then. */
export function pagePath(text: string): string {
  const route = headerText(text);
  return PATH.test(route) ? route : '';
}

/** Node reads a header's bytes as Latin-1, while most clients that send more mean UTF-8. */
function asUtf8(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}

/** Browsers send only Latin-1, so ours encodes the title; "100 % remote" is no encoding. */
function withoutEncoding(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
