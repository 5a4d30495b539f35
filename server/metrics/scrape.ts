/** The answer to a scrape, as text. */
import { textOf } from '#telemetry/exposition.ts';
import { registry } from '#telemetry/registry.ts';
import { keepFor } from './database-gauges.ts';

/** Resolves with the metrics of all processes of this host. */
export type Scrape = () => Promise<string>;

/** Milliseconds for which an answer is repeated, so that no number of clients costs more. */
const LIFETIME = 1000;

export const shareScrapes = (scrape: Scrape): Scrape => keepFor(LIFETIME, scrape);

/** Of a site with one process. */
export const scrapeProcess: Scrape = shareScrapes(async () => textOf(await registry.snapshot()));
