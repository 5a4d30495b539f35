/** The database's files are for the user alone that the site runs as: they hold what people sent. */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

/** Read and write, for the owner. */
const OWN = 0o600;
const OTHERS = 0o007;

/**
 * Makes the file where it is missing, and closes one to which everybody has access, as files of
 * earlier versions were made. What an operator has opened to a group stays so. SQLite gives `-wal`
 * and `-shm` the permissions of the file.
 */
export function keepToOwner(path: string): void {
  closeSync(openSync(path, 'a', OWN));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && statSync(file).mode & OTHERS) close(file);
  }
}

function close(file: string): void {
  try {
    chmodSync(file, OWN);
  } catch {
    // It belongs to somebody else, who has let us write to it.
  }
}
