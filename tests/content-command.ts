/** Runs `npm run content` in this process. */
import { run } from '#cli/content/run.ts';
import { recordedIo } from './recorded-io.ts';

/**
 * Runs one command and returns its status and output.
 * @param settings environment variables, such as `CONTENT_DIR`
 */
export async function contentCommand(settings: Record<string, string>, args: readonly string[]) {
  const { io, bytes, stderr } = recordedIo(settings);
  const status = await run(args, io);
  return { status, stdout: bytes().toString().trim(), stderr: stderr().trim() };
}
