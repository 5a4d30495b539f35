/** A SQLite file on a separate disk, which a run can fill. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** Without the right to mount a disk, the file is in an ordinary folder, and no disk is full. */
export function makeSqliteDisk(): Store {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-sqlite-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3g', 'tmpfs', folder]);
  const isMounted = mount.status === 0;
  const filler = join(folder, 'filler');
  // It ends with an error when no space is left.
  const fill = () =>
    void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M', 'oflag=append', 'conv=notrunc']);
  return {
    url: `sqlite:${join(folder, 'site.db')}`,
    outages: isMounted
      ? [{ name: 'the disk is full', begin: fill, end: () => rmSync(filler, { force: true }) }]
      : [],
    remove: () => {
      if (isMounted) spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
