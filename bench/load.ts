/** Load by clients in a process of their own (`clients.ts`). */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadPlan, LoadResult } from './clients.ts';

const run = promisify(execFile);

export async function load(plan: LoadPlan): Promise<LoadResult> {
  const program = join(import.meta.dirname, 'clients.ts');
  const { stdout } = await run(process.execPath, [program, JSON.stringify(plan)]);
  return JSON.parse(stdout) as LoadResult;
}
