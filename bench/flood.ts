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
/** Milliseconds. */
const LOADING = 2000;

const run = promisify(execFile);

/** What a program of this folder prints. */
async function printedBy(program: string, ...args: (string | number)[]): Promise<unknown> {
  const command = [join(import.meta.dirname, program), ...args.map(String)];
  const { stdout } = await run(process.execPath, command, { maxBuffer: 64 * 1024 ** 2 });
  return JSON.parse(stdout);
}

/** When programs that are started now begin, in epoch milliseconds: once they have been loaded. */
const soon = () => Date.now() + LOADING;

async function measure(origin: string, quietFor: number, floodedFor: number) {
  const readers = async (start: number, seconds: number) =>
    timingOf((await printedBy('readers.ts', origin, start, seconds)) as number[]);
  const flood = (start: number, seconds: number, address: string) =>
    printedBy('flooder.ts', origin, start, seconds, address) as Promise<Record<string, number>>;

  const warmUp = soon();
  await Promise.all([readers(warmUp, WARM_UP), flood(warmUp, WARM_UP, '203.0.113.65')]);
  const quiet = await readers(soon(), quietFor);
  const start = soon();
  const [flooded, answers] = await Promise.all([
    readers(start, floodedFor),
    // Its first wave falls among the readers.
    flood(start + 500, floodedFor, '203.0.113.66'),
  ]);
  return { quiet, flooded, answers };
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
