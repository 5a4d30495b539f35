/** The thread that renders: the site, and the API by messages to the server. */
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { PackModules } from '#app/pack.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { siteFile } from './build-folder.ts';
import type { SiteEntry } from './built-site.ts';
import { makePage } from './made-page.ts';
import { type PageRequest, toWebRequest } from './page-request.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';
import { receivedError, sentError } from './sent-error.ts';
import { sentArgument } from './sent-form.ts';

const { openSite } = (await import(pathToFileURL(siteFile).href)) as SiteEntry;
const { pages, renderPage } = await openSite(workerData as PackModules);
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

async function render(page: number, request: PageRequest): Promise<void> {
  const report = (error: unknown) => send({ page, report: sentError(error) });
  const rendered = await renderPage(toWebRequest(request), apiFor(page), report);
  const made = makePage(rendered, { isDevelopment: false, status: request.status });
  // Handed over, not copied: nothing of the page stays behind.
  send({ page, made }, [made.bytes.buffer]);
}

parentPort?.on('message', (message: ToRenderer) => {
  if ('page' in message) {
    const { page, request } = message;
    render(page, request).catch((error: unknown) => send({ page, error: sentError(error) }));
    return;
  }
  const answer = calls.get(message.call);
  calls.delete(message.call);
  if ('error' in message) answer?.reject(receivedError(message.error));
  else answer?.resolve(message.value);
});
send({ pages: pages.map(({ id, path, handle }) => ({ id, path, handle })) });
// Once it can begin. Linux counts threads like processes here: only this one gives way to the one that answers.
if (process.platform === 'linux') setPriority(10);
