/** A request that trusts the authorities of `Network`, and follows no redirect. */
import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request as requestPlain,
} from 'node:http';
import { request as requestTls } from 'node:https';
import type { Network } from './network.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Milliseconds. */
const TIMEOUT = 4000;

/** Bytes of a body. A page has fewer. */
const MAX_BODY = 2 * 1024 ** 2;

/** A certificate that is not valid is accepted, because another check reports it. */
export const get = (
  network: Network,
  url: string,
  headers: Record<string, string> = {},
): Promise<Answer> => exchange(network, url, { method: 'GET', headers });

/** The same, with a body. */
export const post = (network: Network, url: string, body: Buffer): Promise<Answer> =>
  exchange(network, url, { method: 'POST', headers: { 'content-length': body.length } }, body);

function exchange(
  { ca }: Network,
  url: string,
  about: { method: string; headers: OutgoingHttpHeaders },
  sent?: Buffer,
): Promise<Answer> {
  const send = url.startsWith('https:') ? requestTls : requestPlain;
  const options = { ...about, timeout: TIMEOUT, rejectUnauthorized: false, ...(ca && { ca }) };
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
        if (body.length > MAX_BODY) request.destroy(new Error('the answer is too long'));
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    request.on('timeout', () => request.destroy(new Error('it does not answer')));
    request.on('error', reject);
    request.end(sent);
  });
}
