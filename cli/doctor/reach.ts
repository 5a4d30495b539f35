/** Whether a service to which the site sends something can be reached. */
import { type Finding, problem, reasonOf, unknown } from './check.ts';
import { canConnect, isWithoutDns, type Network, portOf, tlsPeer } from './network.ts';

/** @throws if it does not answer, or its certificate is not valid */
export async function reach(network: Network, url: URL): Promise<void> {
  const target = { host: url.hostname, port: portOf(url) };
  if (url.protocol === 'http:') return canConnect(target);
  const { refusal } = await tlsPeer(network, target);
  if (refusal) throw refusal;
}

/** @param action what to do, unless it is only this machine that cannot look up names */
export function unreachable(error: unknown, { host }: URL, action: string): Finding {
  if (isWithoutDns(error)) return unknown(`${host} could not be looked up: ${reasonOf(error)}`);
  return problem(`${host}: ${reasonOf(error)}`, action);
}
