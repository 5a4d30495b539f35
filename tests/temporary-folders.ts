/** Temporary folders that are removed when the tests of a file have ended, even if they fail. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

/** @param start prefix of its name */
export function temporaryFolder(start: string): string {
  const folder = mkdtempSync(join(tmpdir(), start));
  folders.add(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}
