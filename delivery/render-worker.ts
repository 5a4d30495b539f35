/** The render thread. It calls the API by messages to the main thread. */
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { PackModules } from '#app/pack.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { siteFile } from './build-folder.ts';
import type { SiteEntry } from './built-site.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';
import { deserializeError, serializeArgument, serializeError } from './render-messages.ts';
import { createResponse, type PageRequest, toWebRequest } from './render-page.ts';

const { openSite } = (await import(pathToFileURL(siteFile).href)) as SiteEntry;
type Site = ReturnType<typeof openSite>;

/** The sites of open packs, by the number from the main thread. */
const sites = new Map<number, Site>();
const calls = new Map<number, PromiseWithResolvers<unknown>>();
let called = 0;

const send = (message: FromRenderer, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

/** An API whose methods call the main thread. */
const apiFor = (page: number) =>
  new Proxy({} as PublicApi, {
    get: (_api, method) => {
      if (typeof method !== 'string') return undefined;
      return (...args: unknown[]) => {
        const call = called++;
        const answer = Promise.withResolvers<unknown>();
        calls.set(call, answer);
        send({ page, call, method, args: args.map(serializeArgument) });
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
    send({ opened: pack, error: serializeError(error) });
  }
}

async function render(page: number, site: Site, request: PageRequest): Promise<void> {
  const report = (error: unknown) => send({ page, report: serializeError(error) });
  const rendered = await site.renderPage(toWebRequest(request), apiFor(page), report);
  const response = createResponse(rendered, { isDevelopment: false, status: request.status });
  // Transferred instead of copied, so that the page uses no memory here.
  send({ page, rendered: response }, [response.bytes.buffer]);
}

parentPort?.on('message', (message: ToRenderer) => {
  if ('open' in message) return open(message.open, message.modules);
  if ('close' in message) return void sites.delete(message.close);
  if ('page' in message) {
    const { page, pack, request } = message;
    const site = sites.get(pack);
    const rendered = site
      ? render(page, site, request)
      : Promise.reject(new Error('The pack of this page is not open'));
    rendered.catch((error: unknown) => send({ page, error: serializeError(error) }));
    return;
  }
  const answer = calls.get(message.call);
  calls.delete(message.call);
  if ('error' in message) answer?.reject(deserializeError(message.error));
  else answer?.resolve(message.value);
});
// On Linux this applies to the thread only, so rendering yields to the main thread.
if (process.platform === 'linux') setPriority(10);
