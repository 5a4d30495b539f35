/** Why a file or folder of the pack cannot be read, and what to do. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  EACCES: 'may not be read by the user that runs this: give everybody the right to read it',
  EPERM: 'may not be read by the user that runs this: give everybody the right to read it',
  ELOOP: 'is a link that leads back to itself: remove it',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is a file, not a folder',
  ENXIO: 'is no file that can be read (a pipe or a device)',
};

export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `cannot be read: ${message}`;
}
