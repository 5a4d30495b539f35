/** Downloads pictures from the former site, which an operator must ask for. */
import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { MEDIA_LIMITS } from '#contract/media-files.ts';
import { counted } from '#domain/support/counted.ts';
import { DOWNLOAD_LIMITS } from './import-limits.ts';

/** Addresses of this machine and of private networks, which a name in an export could lead to. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
]) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ...([
    ['::', 96],
    ['::1', 128],
    ['64:ff9b::', 96],
    ['fc00::', 7],
    ['fe80::', 10],
  ] as const),
  ...([
    ['ff00::', 8],
    ['2002::', 16],
  ] as const),
]) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  return !PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

interface DownloadOptions {
  /** Replaceable in tests, whose server is on this machine. */
  isAllowedAddress?: (address: string) => boolean;
  limits?: { files: number; total: number; timeout: number };
}

export type Downloaded = { bytes: Buffer } | { problem: string };

export class Downloads {
  #files = 0;
  #bytes = 0;
  readonly #host: string;
  readonly #isAllowed: (address: string) => boolean;
  readonly #limits: { files: number; total: number; timeout: number };

  /** @param siteUrl address of the former site, from which alone files are downloaded */
  constructor(
    siteUrl: string,
    { isAllowedAddress = isPublicAddress, limits = DOWNLOAD_LIMITS }: DownloadOptions = {},
  ) {
    this.#host = hostOf(new URL(siteUrl));
    this.#isAllowed = isAllowedAddress;
    this.#limits = limits;
  }

  async get(address: string): Promise<Downloaded> {
    const { files, total, timeout } = this.#limits;
    if (this.#files >= files)
      return { problem: `was not downloaded after ${counted(files, 'file')}` };
    if (this.#bytes >= total) return { problem: 'was not downloaded: too much data' };
    this.#files += 1;
    const signal = AbortSignal.timeout(timeout);
    try {
      return await this.#follow(address, signal);
    } catch (error) {
      if (signal.aborted) return { problem: `took more than ${counted(timeout / 1000, 'second')}` };
      const { message, code = '' } = error as NodeJS.ErrnoException;
      return { problem: `cannot be downloaded: ${message || code}` };
    }
  }

  async #follow(address: string, signal: AbortSignal): Promise<Downloaded> {
    let url = address;
    for (let hop = 0; hop <= DOWNLOAD_LIMITS.redirects; hop += 1) {
      const answer = await this.#request(new URL(url), signal);
      if ('problem' in answer) return answer;
      const { statusCode = 0, headers } = answer.message;
      if (statusCode === 200) return this.#read(answer.message);
      answer.message.destroy();
      if (statusCode < 300 || statusCode > 399 || !headers.location) {
        return { problem: `cannot be downloaded: status ${statusCode}` };
      }
      url = new URL(headers.location, url).href;
    }
    return { problem: 'cannot be downloaded: too many redirects' };
  }

  async #request(
    url: URL,
    signal: AbortSignal,
  ): Promise<{ message: IncomingMessage } | { problem: string }> {
    if (!/^https?:$/.test(url.protocol) || hostOf(url) !== this.#host) {
      return { problem: 'is on another site' };
    }
    // A name is checked when it is resolved, an address here.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !this.#isAllowed(literal)) return { problem: PRIVATE_ADDRESS };
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = get(url, { signal, lookup: this.#lookup, agent: false }, resolve);
      request.on('error', reject);
    });
    return { message };
  }

  /** The connection is made to the address that was checked. */
  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => this.#isAllowed(address));
      const [first] = allowed;
      if (error || !first) callback(error ?? new Error(PRIVATE_ADDRESS), '', 4);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

  async #read(message: IncomingMessage): Promise<Downloaded> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of message) {
      size += (part as Buffer).length;
      if (size > MEDIA_LIMITS.picture) {
        message.destroy();
        return { problem: 'is larger than 25 MB' };
      }
      parts.push(part as Buffer);
    }
    this.#bytes += size;
    return { bytes: Buffer.concat(parts) };
  }
}

const PRIVATE_ADDRESS = 'has an address of a private network';

const hostOf = ({ host }: URL) => host.replace(/^www\./, '');
