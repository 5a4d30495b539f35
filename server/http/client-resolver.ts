/** Finds the client behind trusted proxies, as Fastify does for the requests that reach it. */
import { BlockList, isIPv6 } from 'node:net';
import { normalizeForwardedFor, parseIp } from '#api/http/client.ts';
import type { Config } from '#server/settings.ts';

type IsTrusted = (ip: string, hop: number) => boolean;

/**
 * @returns a function from the address of a connection, and after a space the value of
 * `X-Forwarded-For` if there is one, to the client's IP
 */
export function createClientResolver(trustProxy: Config['trustProxy']) {
  const isTrusted = trustOf(trustProxy);
  return (address: string): string => {
    const [connection = '', ...forwarded] = address.split(' ');
    const hops = [
      parseIp(connection) ?? connection,
      ...normalizeForwardedFor(forwarded.join(' ')).split(', ').reverse(),
    ].filter((ip) => ip !== '');
    const client = hops.findIndex((ip, hop) => hop === hops.length - 1 || !isTrusted(ip, hop));
    return hops[client] ?? connection;
  };
}

/** @returns a function that says whether the headers of a connection from this IP are believed */
export function createProxyCheck(trustProxy: Config['trustProxy']): (ip: string) => boolean {
  const isTrusted = trustOf(trustProxy);
  return (ip) => isTrusted(parseIp(ip) ?? ip, 0);
}

function trustOf(trustProxy: Config['trustProxy']): IsTrusted {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_ip, hop) => hop < trustProxy;
  const networks = new BlockList();
  for (const network of trustProxy) {
    const [ip = '', prefix] = network.split('/');
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) networks.addAddress(ip, family);
    else networks.addSubnet(ip, Number(prefix), family);
  }
  return (ip) => networks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
