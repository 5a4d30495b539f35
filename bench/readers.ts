/**
 * Readers of the cached home as they come from START on (epoch milliseconds), whether or not the one before has been
 * served: `readers.ts ORIGIN START SECONDS` prints the milliseconds from the moment that each was
 * meant to come to the end of its answer.
 */
import { Agent, get } from 'node:http';
import { setTimeout as until } from 'node:timers/promises';

const PATHS = ['/'];
const PER_SECOND = 50;

const [origin = '', begin = '', seconds = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.1' };

/** @throws where the page does not come */
function read(path: string): Promise<void> {
  return new Promise((done, failed) => {
    get(origin + path, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`${path}: ${answer.statusCode}`));
      answer.on('end', done).on('error', failed).resume();
    }).on('error', failed);
  });
}

// This program's own first calls are slow, and none of the server's doing.
for (let n = 0; n < 20; n++) await Promise.all(PATHS.map(read));
await until(Number(begin) - Date.now());
const start = performance.now();
const reads: Promise<number>[] = [];
for (let n = 0; n < Number(seconds) * PER_SECOND; n++) {
  const meant = start + (n * 1000) / PER_SECOND;
  await until(Math.max(0, meant - performance.now()));
  const path = PATHS[n % PATHS.length] ?? '/';
  reads.push(read(path).then(() => performance.now() - meant));
}
console.log(JSON.stringify(await Promise.all(reads)));
agent.destroy();
