/** Runs a job for a PDF in a separate process, and survives anything that happens to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';

export interface Run {
  /** Program and arguments. */
  command: [string, string[]];
  /** Milliseconds after which it is killed. */
  timeout: number;
  /** Bytes that it may write. */
  maxBytes: number;
}

/**
 * @param signal kills the process
 * @returns its output: a line of JSON, and the bytes after it; null if it failed
 */
export async function runJob(
  bytes: Uint8Array,
  signal: AbortSignal,
  { command, timeout, maxBytes }: Run,
): Promise<{ answer: unknown; rest: Buffer } | null> {
  if (signal.aborted) return null;
  const [program, args] = command;
  // The environment is empty, because this process's own contains passwords.
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, timeout);
  signal.addEventListener('abort', kill);
  try {
    const output = await outputOf(child, { bytes, kill, maxBytes });
    return signal.aborted ? null : parseOutput(output);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}

interface Exchange {
  bytes: Uint8Array;
  kill: () => void;
  maxBytes: number;
}

function outputOf(child: ChildProcess, { bytes, kill, maxBytes }: Exchange) {
  return new Promise<Buffer | null>((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks) : null));
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) kill();
      else chunks.push(chunk);
    });
    // It may die before it has read everything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
    lowerPriority(child.pid);
  });
}

function parseOutput(output: Buffer | null) {
  const end = output?.indexOf('\n') ?? -1;
  if (output === null || end < 0) return null;
  try {
    return {
      answer: JSON.parse(output.toString('utf8', 0, end)) as unknown,
      rest: output.subarray(end + 1),
    };
  } catch {
    return null;
  }
}

/** Niceness: a third of another process's share, so it still advances on a busy machine. */
const PRIORITY = 5;

/** Visitors' requests come first. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, PRIORITY);
  } catch {
    // It has ended already, or the system refuses.
  }
}
