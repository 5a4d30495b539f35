/**
 * What readers notice of an address that floods the forms: `flood.ts [QUIET] [FLOODED]`, seconds.
 * Server, readers and flooder are processes of their own on this machine. Ends with status 1 where
 * the flood makes the readers' p99 more than twice as long.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '#tests/server-process.ts';
import { type Timing, timingOf } from './timing.ts';

const MOST_GROWTH = 2;
const WARM_UP = 3;

const run = promisify(execFile);

/** What a program of this folder prints. */
async function printedBy(program: string, ...args: (string | number)[]): Promise<unknown> {
  const command = [join(import.meta.dirname, program), ...args.map(String)];
  const { stdout } = await run(process.execPath, command, { maxBuffer: 64 * 1024 ** 2 });
  return JSON.parse(stdout);
}

const readersAt = async (origin: string, seconds: number) =>
  timingOf((await printedBy('readers.ts', origin, seconds)) as number[]);

async function measure(origin: string, quietFor: number, floodedFor: number) {
  const floodFrom = (address: string, seconds: number) =>
    printedBy('flooder.ts', origin, seconds, address) as Promise<Record<string, number>>;
  await Promise.all([readersAt(origin, WARM_UP), floodFrom('203.0.113.65', WARM_UP)]);
  const quiet = await readersAt(origin, quietFor);
  // The flood lasts until the last reader has been served.
  const flood = floodFrom('203.0.113.66', floodedFor + 2);
  const flooded = await readersAt(origin, floodedFor);
  return { quiet, flooded, answers: await flood };
}

function report(rows: Record<string, Timing>): void {
  const cells = (texts: string[]) => texts.map((text) => text.padStart(10)).join('');
  console.log(`${'readers, ms'.padEnd(12)}${cells(['median', 'p99', 'max'])}`);
  for (const [name, { median, p99, max }] of Object.entries(rows)) {
    console.log(`${name.padEnd(12)}${cells([median, p99, max].map((ms) => ms.toFixed(2)))}`);
  }
}

if (!existsSync('build')) throw new Error('Build the site first: npm start');
const [quietFor = 15, floodedFor = 30] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'flood-'));
const server = await startServer({
  DATABASE_URL: `sqlite:${join(folder, 'site.db')}`,
  // As by default.
  RATE_LIMIT_FORMS: '',
  RATE_LIMIT_READS: '',
  // Readers and flooder have addresses of their own.
  TRUST_PROXY: '1',
  NODE_ENV: 'production',
});
try {
  const { quiet, flooded, answers } = await measure(server.origin, quietFor, floodedFor);
  report({ quiet, flooded });
  const growth = flooded.p99 / quiet.p99;
  const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  console.log(`p99 grows ${growth.toFixed(2)} times; the flood was answered ${counts.join(', ')}`);
  console.log(growth > MOST_GROWTH ? '\nThe flood is felt too much.' : '\nWithin its limit.');
  process.exitCode = growth > MOST_GROWTH ? 1 : 0;
} finally {
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true });
}
