/** A built site in a separate process that measures its event loop delay (`server-clock.ts`). */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { openFiles } from './process-cost.ts';
import { type Timing, timingOf } from './timing.ts';

const CLOCK = join(import.meta.dirname, 'server-clock.ts');

export interface FloodedSite extends Pick<BuiltServer, 'origin' | 'memory' | 'stop'> {
  /** Files and connections that the server has open. */
  openFiles: () => number;
  /** The measurements of the server since the previous call. */
  clock: () => Promise<{ late: Timing; busy: Timing }>;
}

/** @param folder of the project with the build */
export async function startFlooded(folder: string): Promise<FloodedSite> {
  const own = mkdtempSync(join(tmpdir(), 'flood-'));
  const clock = join(own, 'clock.json');
  const { origin, child, memory, stop } = await startBuilt(folder, {
    options: ['--import', CLOCK],
    // Each flooding client and the readers have separate IPs.
    settings: { CLOCK_FILE: clock, TRUST_PROXY: '1' },
  });
  return {
    origin,
    memory,
    openFiles: () => openFiles(child.pid ?? 0) ?? Number.NaN,
    clock: async () => {
      rmSync(clock, { force: true });
      child.kill('SIGUSR2');
      while (!existsSync(clock)) await passed(20);
      const { late, busy } = JSON.parse(readFileSync(clock, 'utf8')) as Record<string, number[]>;
      return { late: timingOf(late ?? []), busy: timingOf(busy ?? []) };
    },
    stop: async () => {
      await stop();
      rmSync(own, { recursive: true, force: true });
    },
  };
}
