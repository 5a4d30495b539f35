/** A built site as a program of its own, with a clock in it (`server-clock.ts`) and its memory watched. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { memoryHeld } from './process-cost.ts';
import { type Timing, timingOf } from './timing.ts';

const CLOCK = join(import.meta.dirname, 'server-clock.ts');
const PROGRAM = 'build/program/main.js';

export interface FloodedSite {
  origin: string;
  /** What the clock in the server has noted since this was last asked. */
  clock: () => Promise<{ late: Timing; busy: Timing }>;
  /** Megabytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** @param folder of the project whose build is started, on an empty database */
export async function startFlooded(folder: string): Promise<FloodedSite> {
  if (!existsSync(join(folder, PROGRAM))) throw new Error(`Build the site first: ${folder}`);
  const own = mkdtempSync(join(tmpdir(), 'flood-'));
  const clock = join(own, 'clock.json');
  const child = spawn(process.execPath, ['--import', CLOCK, PROGRAM], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      CLOCK_FILE: clock,
      DATABASE_URL: `sqlite:${join(own, 'site.db')}`,
      CONTENT_DIR: resolve(folder, 'content'),
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      PORT: '0',
      // Each flooding client and the readers have IPs of their own.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    origin: await originOf(child),
    clock: async () => {
      rmSync(clock, { force: true });
      child.kill('SIGUSR2');
      while (!existsSync(clock)) await passed(20);
      const { late, busy } = JSON.parse(readFileSync(clock, 'utf8')) as Record<string, number[]>;
      return { late: timingOf(late ?? []), busy: timingOf(busy ?? []) };
    },
    memory: () => memoryHeld(child.pid ?? 0) ?? Number.NaN,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(own, { recursive: true, force: true });
    },
  };
}

async function originOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    const origin = /Ready at (\S+)/.exec(output)?.[1];
    if (origin) return origin;
  }
  throw new Error(`The server ended: ${output}`);
}
