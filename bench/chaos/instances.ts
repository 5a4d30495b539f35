/** Instances of the program that are killed in turn and started again. */
import { resolve } from 'node:path';
import { productBuild } from '#scripts/build.mjs';
import { type ServerProcess, startServer } from '#tests/server-process.ts';

/** Seconds between the clock of an instance and that of the machine, one after the other. */
const CLOCK_JUMPS = '90,-90,0';

export interface Instances {
  /** Resolves with the origin of a running instance. */
  origin: (client: number) => Promise<string>;
  killNext: () => void;
  kills: () => number;
  /** Sets all clocks to their next time. */
  jumpClocks: () => Promise<void>;
  stop: () => Promise<void>;
}

export function startInstances(count: number, settings: Record<string, string>): Instances {
  const preload = resolve(import.meta.dirname, 'jumping-clock.ts');
  const start = () =>
    startServer(
      {
        ...settings,
        CLOCK_JUMPS,
        NODE_OPTIONS: `--import=${preload} --disable-warning=ExperimentalWarning`,
      },
      productBuild,
    );
  const running: Promise<ServerProcess>[] = [];
  for (let n = 0; n < count; n++) {
    // One after the other, because the first migrates the database.
    running.push(Promise.resolve(running[n - 1]).then(start));
  }
  let kills = 0;

  /** A start can fail while the database is down, or its disk is full. */
  const startAgain = async (): Promise<ServerProcess> => {
    for (;;) {
      try {
        return await start();
      } catch {
        await new Promise((passed) => setTimeout(passed, 500));
      }
    }
  };
  return {
    origin: async (client) => (await running[client % count])?.origin ?? '',
    killNext: () => {
      const index = kills++ % count;
      running[index] = Promise.resolve(running[index])
        .then((server) => server?.stop('SIGKILL'))
        .then(startAgain);
    },
    kills: () => kills,
    jumpClocks: async () => {
      for (const server of await Promise.all(running)) server.child.kill('SIGUSR2');
    },
    stop: async () => {
      await Promise.all(running.map(async (server) => (await server).stop('SIGTERM')));
    },
  };
}
