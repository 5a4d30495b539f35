/** Has the text of a PDF read by a process of its own, and outlives whatever becomes of that. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import * as z from 'zod/mini';
import { childCommand } from './child-command.ts';
import { MOST_CHARACTERS } from './limits.ts';

/** Milliseconds after which it is killed. */
const TIMEOUT = 20_000;

/** Bytes of an answer: each character may be escaped. */
const MOST_BYTES = 6 * MOST_CHARACTERS + 1000;

const Answer = z.union([
  z.object({
    pages: z.int().check(z.minimum(0)),
    text: z.string().check(z.maxLength(MOST_CHARACTERS)),
    isActive: z.boolean(),
  }),
  z.object({ isUnreadable: z.literal(true) }),
]);

/**
 * `text` is what the file claims, not cleaned; `isActive` says whether it has scripts or orders in it, which
 * a viewer might carry out; `unreadable` is the file's fault and always will be;
 * `failed` may be anything, and `ended` was the signal.
 */
export type Reading =
  | { outcome: 'read'; text: string; pages: number; isActive: boolean }
  | { outcome: 'unreadable' | 'failed' | 'ended' };

/** @param signal ends it at once */
export async function readPdf(
  bytes: Uint8Array,
  signal: AbortSignal,
  { timeout = TIMEOUT, command = childCommand() } = {},
): Promise<Reading> {
  if (signal.aborted) return { outcome: 'ended' };
  const [program, args] = command;
  // Without the settings of this process, which name passwords.
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, timeout);
  signal.addEventListener('abort', kill);
  try {
    const output = await outputOf(child, bytes, kill);
    if (signal.aborted) return { outcome: 'ended' };
    return output === null ? { outcome: 'failed' } : understood(output);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}

export async function isHarmlessPdf(bytes: Uint8Array): Promise<boolean> {
  const reading = await readPdf(bytes, new AbortController().signal);
  return reading.outcome === 'read' && !reading.isActive;
}

/** What it has written once it has ended; null where it did not end well. */
function outputOf(child: ChildProcess, bytes: Uint8Array, kill: () => void) {
  return new Promise<string | null>((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    child.on('error', () => resolve(null));
    child.on('close', (code) =>
      resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null),
    );
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) kill();
      else chunks.push(chunk);
    });
    // It may have died before it has read all.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
    yieldTo(child.pid);
  });
}

/** As `nice` has it: a third of what another process gets, so that it gets on where the machine is busy. */
const PRIORITY = 5;

/** Visitors come first. */
function yieldTo(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, PRIORITY);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}

function understood(output: string): Reading {
  try {
    const answer = z.parse(Answer, JSON.parse(output));
    return 'text' in answer ? { outcome: 'read', ...answer } : { outcome: 'unreadable' };
  } catch {
    return { outcome: 'failed' };
  }
}
