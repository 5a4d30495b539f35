/** A network that a test can make fail, as mobile networks do. */
import { type NetworkProxy, openNetworkProxy, pass } from './network-proxy.ts';

export interface FailingNetwork extends NetworkProxy {
  /** While true, posts reach the site and their answers never reach the browser. */
  losesResponses: boolean;
}

export async function openFailingNetwork(siteOrigin: string): Promise<FailingNetwork> {
  const proxy = await openNetworkProxy(siteOrigin, (request, answer, browser) => {
    if (request.method === 'POST' && network.losesResponses) {
      answer.resume().on('end', () => browser.destroy());
    } else pass(answer, browser);
  });
  const network: FailingNetwork = { ...proxy, losesResponses: false };
  return network;
}
