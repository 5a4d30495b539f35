/** The environment of a command that runs in this process, with a record of its output. */
import type { CommandIo } from '#cli/command-line.ts';

/** @param env its environment variables */
export function recordedIo(env: Record<string, string>, columns?: number) {
  const written: Uint8Array[] = [];
  const notes: string[] = [];
  const io: CommandIo = {
    env,
    columns,
    write: async (data) => {
      written.push(Buffer.from(data));
    },
    note: (line) => notes.push(line),
  };
  return { io, bytes: () => Buffer.concat(written), stderr: () => notes.join('\n') };
}
