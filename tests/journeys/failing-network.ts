/** A network that can be made to fail, as a phone's does. */
import { type NetworkProxy, openNetworkProxy, pass } from './network-proxy.ts';

export interface FailingNetwork extends NetworkProxy {
  /** While true, posts reach the site and their answers never reach the browser. */
  losesResponses: boolean;
}

export async function openFailingNetwork(siteOrigin: string): Promise<FailingNetwork> {
  const opened = await openNetworkProxy(siteOrigin, (request, answer, browser) => {
    if (request.method === 'POST' && line.losesResponses) {
      answer.resume().on('end', () => browser.destroy());
    } else pass(answer, browser);
  });
  const line: FailingNetwork = { ...opened, losesResponses: false };
  return line;
}
