/** Runs `npm run staff` in this process on an app's database. */
import { run } from '#cli/staff/run.ts';
import type { TestApp } from './make-app.ts';

/** Runs one command and returns its status and output. */
export async function staffCommand(
  { config }: Pick<TestApp, 'config'>,
  args: readonly string[],
  { columns, settings }: { columns?: number; settings?: Record<string, string> } = {},
) {
  const written: string[] = [];
  const notes: string[] = [];
  const status = await run(args, {
    env: {
      DATABASE_URL: config.databaseUrl,
      CONTENT_DIR: config.contentDir,
      ...settings,
    },
    columns,
    write: async (data) => {
      written.push(String(data));
    },
    note: (line) => notes.push(line),
  });
  return { status, stdout: written.join(''), stderr: notes.join('\n') };
}
