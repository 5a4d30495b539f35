/**
 * Restores a backup, and kills itself before one of its changes to the names of files.
 * Arguments: the number of that change (0 for none), then those of the command.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [fatal = '0', ...args] = process.argv.slice(2);
const CHANGES = ['linkSync', 'renameSync', 'unlinkSync'] as const;
let count = 0;
for (const name of CHANGES) {
  const change: (from: string, to: string) => void = fs[name];
  fs[name] = (from: fs.PathLike, to?: fs.PathLike) => {
    count += 1;
    if (count === Number(fatal)) process.kill(process.pid, 'SIGKILL');
    change(String(from), String(to));
  };
}
syncBuiltinESMExports();

const { run } = await import('#cli/data/run.ts');
const { processIo } = await import('#cli/command-line.ts');
const { signal } = new AbortController();
process.exitCode = await run(args, { ...processIo(), folder: process.cwd(), signal });
