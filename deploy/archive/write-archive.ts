/** Writes the archive. The same files and time result in the same bytes. */
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import type { ArchiveFiles } from './contents.ts';

/** Permissions, whatever the umask is. */
const FILE = 0o644;
const PROGRAM = 0o755;

interface Output {
  /** The `.tar.gz`. */
  file: string;
  /** Name of the folder that unpacking creates. */
  folder: string;
  /** Times of all files. */
  time: Date;
  /** An empty folder for the tree, which is deleted afterwards. */
  staging: string;
}

export async function writeArchive(files: ArchiveFiles, output: Output): Promise<void> {
  const { file, folder, time, staging } = output;
  rmSync(staging, { recursive: true, force: true });
  try {
    writeTree(files, staging);
    mkdirSync(dirname(file), { recursive: true });
    await create(
      {
        file,
        cwd: staging,
        prefix: folder,
        gzip: { level: 9 },
        // Leaves out owners, inodes and the like.
        portable: true,
        mtime: time,
        noDirRecurse: true,
      },
      [...files.keys()],
    );
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function writeTree(files: ArchiveFiles, root: string): void {
  for (const [name, entry] of files) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    if ('source' in entry) copyFileSync(entry.source, path);
    else writeFileSync(path, entry.text);
    chmodSync(path, 'text' in entry && entry.isProgram ? PROGRAM : FILE);
  }
}
