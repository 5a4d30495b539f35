/** The settings that name folders. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReadSetting } from './read-setting.ts';

/** @returns absolute path @throws BadSetting */
export function readDataDir(read: ReadSetting): string {
  return read('DATA_DIR', 'data', 'a folder', (text) => {
    const folder = resolve(text);
    const facts = statSync(folder, { throwIfNoEntry: false });
    return facts === undefined || facts.isDirectory() ? folder : undefined;
  });
}

/** @returns absolute path @throws BadSetting that says where the folder was looked for */
export function readContentDir(read: ReadSetting): string {
  const whereFrom = `a folder that has a site.yaml, from the working folder ${process.cwd()}`;
  return read('CONTENT_DIR', 'content', whereFrom, (text) =>
    existsSync(resolve(text, 'site.yaml')) ? resolve(text) : undefined,
  );
}
