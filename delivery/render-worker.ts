/** The thread that renders: the site, and the API by messages to the server. */
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { PackModules } from '#app/pack.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { siteFile } from './build-folder.ts';
import type { SiteEntry } from './built-site.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';
import { receivedError, sentArgument, sentError } from './render-messages.ts';
import { makePage, type PageRequest, toWebRequest } from './render-page.ts';

const { openSite } = (await import(pathToFileURL(siteFile).href)) as SiteEntry;
type Site = ReturnType<typeof openSite>;

/** Open packs, by the number that the server gave them. */
const sites = new Map<number, Site>();
const calls = new Map<number, PromiseWithResolvers<unknown>>();
let called = 0;

const send = (message: FromRenderer, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

/** Every method is one of the server's: it asks over there. */
const apiFor = (page: number) =>
  new Proxy({} as PublicApi, {
    get: (_api, method) => {
      if (typeof method !== 'string') return undefined;
      return (...args: unknown[]) => {
        const call = called++;
        const answer = Promise.withResolvers<unknown>();
        calls.set(call, answer);
        send({ page, call, method, args: args.map(sentArgument) });
        return answer.promise;
      };
    },
  });

function open(pack: number, modules: PackModules): void {
  try {
    const site = openSite(modules);
    sites.set(pack, site);
    send({ opened: pack, pages: site.pages });
  } catch (error) {
    send({ opened: pack, error: sentError(error) });
  }
}

async function render(page: number, site: Site, request: PageRequest): Promise<void> {
  const report = (error: unknown) => send({ page, report: sentError(error) });
  const rendered = await site.renderPage(toWebRequest(request), apiFor(page), report);
  const made = makePage(rendered, { isDevelopment: false, status: request.status });
  // Handed over, not copied: nothing of the page stays behind.
  send({ page, made }, [made.bytes.buffer]);
}

parentPort?.on('message', (message: ToRenderer) => {
  if ('open' in message) return open(message.open, message.modules);
  if ('close' in message) return void sites.delete(message.close);
  if ('page' in message) {
    const { page, pack, request } = message;
    const site = sites.get(pack);
    const rendered = site ? render(page, site, request) : Promise.reject(new Error('No such pack'));
    rendered.catch((error: unknown) => send({ page, error: sentError(error) }));
    return;
  }
  const answer = calls.get(message.call);
  calls.delete(message.call);
  if ('error' in message) answer?.reject(receivedError(message.error));
  else answer?.resolve(message.value);
});
// Linux counts threads like processes here: only this one gives way to the one that answers.
if (process.platform === 'linux') setPriority(10);
