/** The process of `npm run inbox`: its streams, its environment, its exit status. */
import { commandEnvironment } from '#cli/command-line.ts';
import { run } from './run.ts';

const { stdout } = process;
// Whoever reads may have seen enough, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The second where the pipe is a socket, as between two processes of Node.
  const isLeft = ['EPIPE', 'ECONNRESET'].includes(error.code ?? '');
  if (!isLeft) console.error(error.message);
  process.exit(isLeft ? 0 : 1);
});

const env = commandEnvironment();
process.exitCode = await run(process.argv.slice(2), {
  env,
  // npm goes to the project's folder; files go to where its user was.
  folder: (env.npm_lifecycle_event === 'inbox' && env.INIT_CWD) || process.cwd(),
  columns: stdout.isTTY ? stdout.columns || 80 : undefined,
  write: (data) => new Promise((written) => stdout.write(data, () => written())),
  note: (line) => console.error(line),
});
