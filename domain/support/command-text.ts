/** How operators run the site's commands, for messages that tell them to. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the built programs of an archive or an image, which have no npm. */
export const LAUNCHER = join(import.meta.dirname, '../bin/site');

/** A process with few permissions may not look for a file. */
const mayRead = (file: string) => process.permission?.has('fs.read', file) ?? true;

/**
 * Such as `npm run --silent inbox -- list`, or `node program/inbox.js list` in an archive.
 * @param args the rest of the line, empty for none
 */
export function commandText(name: string, args = ''): string {
  const isArchive = mayRead(LAUNCHER) && existsSync(LAUNCHER);
  if (isArchive) return `node program/${name}.js ${args}`.trimEnd();
  return `npm run --silent ${name}${args && ` -- ${args}`}`;
}
