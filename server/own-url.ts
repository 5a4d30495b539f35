import type { Config } from './settings.ts';

/** Where it listens. An IPv6 address stands in brackets in a URL. */
export function ownUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
