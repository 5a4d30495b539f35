/**
 * Requests at a fixed rate from START on (epoch milliseconds), whether or not earlier ones are
 * finished: `readers.ts ORIGIN START SECONDS home|search` prints `times`, the milliseconds from the
 * planned start of each request to the end of its response, and the number of `refused` ones. The
 * home page is cached, while each search is new and is rendered.
 */
import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as until } from 'node:timers/promises';

const KINDS = {
  home: { perSecond: 50, path: () => '/' },
  search: { perSecond: 10, path: () => `/blogs-and-insights?q=${randomUUID()}` },
};

const [origin = '', begin = '', seconds = '', kind = 'home'] = process.argv.slice(2);
const { perSecond, path } = KINDS[kind as keyof typeof KINDS];
const agent = new Agent({ keepAlive: true });
const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.1' };

/** @returns whether the page arrived; false for 503 @throws for any other status */
function read(path: string): Promise<boolean> {
  return new Promise((done, failed) => {
    get(origin + path, { agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      if (![200, 503].includes(statusCode)) failed(new Error(`${path}: ${statusCode}`));
      answer
        .on('end', () => done(statusCode === 200))
        .on('error', failed)
        .resume();
    }).on('error', failed);
  });
}

// Warm-up, as the first calls of this process are slow.
for (let n = 0; n < 20; n++) await read(path());
await until(Number(begin) - Date.now());
const start = performance.now();
const reads: Promise<number | null>[] = [];
for (let n = 0; n < Number(seconds) * perSecond; n++) {
  const meant = start + (n * 1000) / perSecond;
  await until(Math.max(0, meant - performance.now()));
  reads.push(read(path()).then((came) => (came ? performance.now() - meant : null)));
}
const times = (await Promise.all(reads)).filter((time) => time !== null);
console.log(JSON.stringify({ times, refused: reads.length - times.length }));
agent.destroy();
