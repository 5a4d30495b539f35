/** Runs `npm run content` in this process. */
import { run } from '#cli/content/run.ts';

/**
 * Runs one command and returns its status and output.
 * @param settings environment variables, such as `CONTENT_DIR`
 */
export async function contentCommand(settings: Record<string, string>, args: readonly string[]) {
  const written: string[] = [];
  const notes: string[] = [];
  const status = await run(args, {
    env: settings,
    write: async (data) => {
      written.push(String(data));
    },
    note: (line) => notes.push(line),
  });
  return { status, stdout: written.join('').trim(), stderr: notes.join('\n').trim() };
}
