/** In a worker: answers for its own values, and asks for those of all processes. */
import { registry } from '#telemetry/registry.ts';
import type { FromWorker, ToWorker } from './process-messages.ts';
import { type Scrape, shareScrapes } from './scrape.ts';

const pending = new Map<number, PromiseWithResolvers<string>>();
let scrapes = 0;

const send = (message: FromWorker) => void process.send?.(message);

/** Called once in each worker. */
export function answerCollections(): void {
  process.on('message', (message: ToWorker) => {
    if ('collect' in message) void answer(message.collect);
    else if ('scraped' in message) {
      const done = pending.get(message.scraped);
      pending.delete(message.scraped);
      if (message.text === null) done?.reject(new Error('The processes could not be asked'));
      else done?.resolve(message.text);
    }
  });
}

async function answer(collected: number): Promise<void> {
  send({ collected, snapshot: await registry.snapshot() });
}

/** The metrics of all processes of this host. */
export const scrapeHost: Scrape = shareScrapes(() => {
  const scrape = scrapes++;
  const done = Promise.withResolvers<string>();
  pending.set(scrape, done);
  send({ scrape });
  return done.promise;
});
