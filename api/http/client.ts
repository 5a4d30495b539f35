/** The client of a request: its network, the key of limits and fair queues, and its connection. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '#contract/problem.ts';

/** An IP as proxies write it, with a port or in brackets. */
const PROXY_IP = /^"?(?:\[([^\]]+)\](?::[\w.-]+)?|([\d.]+):[\w.-]+)"?$/;

/** Entries of `X-Forwarded-For` that are read. Real proxy chains are shorter. */
const MAX_HOPS = 100;

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/;

/** @returns the canonical form of an IP; undefined if the text is not one */
export function parseIp(text: string): string | undefined {
  const [, inBrackets, beforePort] = PROXY_IP.exec(text) ?? [];
  const ip = (inBrackets ?? beforePort ?? text).replace(/%.*$/s, '');
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return undefined;
  return new SocketAddress({ address: ip, family: 'ipv6' }).address.replace(MAPPED_IPV4, '');
}

/**
 * `X-Forwarded-For` from its right end to the first entry that is not an IP. Entries further left
 * were written before that one, so trusting them would let clients choose their own IP. The client
 * is then the proxy that wrote the rest.
 */
export function normalizeForwardedFor(header: string): string {
  const ips: string[] = [];
  for (const entry of header.split(',').reverse().slice(0, MAX_HOPS)) {
    const text = entry.trim();
    if (text === '') continue;
    const ip = parseIp(text);
    if (ip === undefined) break;
    ips.unshift(ip);
  }
  return ips.join(', ');
}

/** An IPv6 subscriber has a whole /64, so all of it counts as one IP. */
export function networkOf(client: string): string {
  const ip = parseIp(client) ?? client;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, missing)).fill('0'), ...end];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Names of programs that read pages without a person. */
const CRAWLER = /bot|crawl|spider|slurp|preview|monitor|headless/i;

/** True for a crawler, and for a browser that fetches a page before its user asks for it. */
export function isAutomatic(headers: IncomingHttpHeaders): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return /prefetch|prerender/.test(purpose) || CRAWLER.test(headers['user-agent'] ?? 'bot');
}

/** Aborts when the client disconnects, so that no work is done for an unread response. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new ProblemError('malformed', 'The connection was closed'));
  if (raw.closed || raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
}
