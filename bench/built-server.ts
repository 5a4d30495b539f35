/** Runs the build of this project or of another copy as a separate process on an empty database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type DatabaseUrl, openDatabase } from '#db/open.ts';
import type { NewArticle } from '#domain/content/articles/index.ts';
import { fillArchive } from '#tests/archive.ts';
import { processorTime, residentMemory } from './process-cost.ts';

const PROGRAM = 'build/program/main.js';

export interface BuiltServer {
  origin: string;
  child: ChildProcess;
  database: DatabaseUrl;
  /** Megabytes of resident memory. */
  memory: () => number;
  /** Milliseconds of processor time of all its threads. */
  processor: () => number;
  stop: () => Promise<void>;
}

interface Started {
  settings?: Record<string, string>;
  /** Options of Node. */
  options?: string[];
}

/** @param folder of the project with the build */
export async function startBuilt(
  folder: string,
  { settings = {}, options = [] }: Started = {},
): Promise<BuiltServer> {
  if (!existsSync(join(folder, PROGRAM)))
    throw new Error(`There is no build in ${folder}. Run npm start there first.`);
  const own = mkdtempSync(join(tmpdir(), 'bench-'));
  const database: DatabaseUrl = `sqlite:${join(own, 'site.db')}`;
  const sparing = await howStarted(folder);
  const child = spawn(process.execPath, [...sparing.options, ...options, PROGRAM], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database,
      CONTENT_DIR: resolve(folder, 'content'),
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      PORT: '0',
      ...sparing.env,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid ?? 0;
  return {
    origin: await originOf(child),
    child,
    database,
    memory: () => residentMemory(pid) ?? Number.NaN,
    processor: () => processorTime(pid) ?? Number.NaN,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(own, { recursive: true, force: true });
    },
  };
}

interface HowStarted {
  options: string[];
  env: Record<string, string>;
}

/** The options of its `npm start`. Older copies have none. */
async function howStarted(folder: string): Promise<HowStarted> {
  const build = await import(resolve(folder, 'scripts/build.mjs'));
  return build.memorySettings ?? build.sparing ?? { options: [], env: {} };
}

/** Replaces the articles of a running site. */
export async function fill(
  { database }: BuiltServer,
  articles: readonly NewArticle[],
): Promise<void> {
  const engine = await openDatabase(database);
  await fillArchive(engine, articles).finally(() => engine.close());
}

async function originOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    const origin = /Ready at (\S+)/.exec(output)?.[1];
    if (origin) return origin;
  }
  throw new Error(`The server exited: ${output}`);
}
