/** The process of `npm run staff`: its streams, its environment, its exit status. */
import { commandEnvironment } from '#cli/command-line.ts';
import { run } from './run.ts';

const { stdout } = process;
// Whoever reads may have seen enough, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  const isLeft = ['EPIPE', 'ECONNRESET'].includes(error.code ?? '');
  if (!isLeft) console.error(error.message);
  process.exit(isLeft ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), {
  env: commandEnvironment(),
  columns: stdout.isTTY ? stdout.columns || 80 : undefined,
  write: (data) => new Promise((written) => stdout.write(data, () => written())),
  note: (line) => console.error(line),
});
