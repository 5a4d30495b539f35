/** Packs that `content new` writes, for tests. */
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { run } from '#cli/content/run.ts';
import { contentCommand } from './content-command.ts';
import { recordedIo } from './recorded-io.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** The flags that a pack needs. */
export const REQUIRED: Readonly<Record<string, string>> = {
  '--tagline': 'Bread that is worth the ferry',
  '--trade': 'bread and cakes for cafés',
  '--office': 'Bergen, NO',
  '--email': 'hello@fjordkorn.example',
  '--colour': '#0b6e4f',
};

/** The same as answers of the console's form. */
export const REQUIRED_ANSWERS: Readonly<Record<string, string>> = {
  name: 'Fjordkorn',
  ...Object.fromEntries(Object.entries(REQUIRED).map(([flag, text]) => [flag.slice(2), text])),
};

export const flagsOf = (flags: Readonly<Record<string, string>>) => Object.entries(flags).flat();

/** A folder that does not exist yet. */
export const newFolder = () => join(temporaryFolder('new-pack-'), 'fjordkorn');

/**
 * The folder of a new pack.
 * @param flags in addition to the required ones
 */
export async function newPack(...flags: string[]): Promise<string> {
  const folder = newFolder();
  const result = await contentCommand({}, [
    ...['new', 'fjordkorn', '--out', folder],
    ...flagsOf(REQUIRED),
    ...flags,
  ]);
  if (result.status !== 0) throw new Error(result.stderr);
  return folder;
}

/**
 * Runs the command as in a terminal.
 * @param lines what is typed; then the input ends
 */
export async function interview(args: readonly string[], lines: readonly string[]) {
  const { io, bytes, stderr } = recordedIo({});
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  input.end(lines.map((line) => `${line}\n`).join(''));
  const status = await run(['new', ...args], { ...io, terminal: { input, output } });
  return {
    status,
    stdout: bytes().toString(),
    stderr: stderr(),
    asked: Buffer.concat(chunks).toString(),
  };
}
