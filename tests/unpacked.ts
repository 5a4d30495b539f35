/** The files of a `.tar.gz`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';

export async function unpack(archive: Uint8Array, folder: string): Promise<void> {
  for (const { header, data } of await unpackTar(gunzipSync(archive))) {
    const path = join(folder, header.name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data ?? '');
  }
}

/** The content of all files in Base64, by their path. */
export function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  );
}
