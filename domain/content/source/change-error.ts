/** Errors of changes, with messages for the person who made the change. */
import type { FieldPath } from '#contract/console/field-changes.ts';

/** A change that cannot be applied to the source as it is now. */
export class ChangeError extends Error {
  /** Empty for the whole file. */
  readonly path: FieldPath;

  constructor(path: FieldPath, message: string) {
    super(message);
    this.name = 'ChangeError';
    this.path = path;
  }
}

/** `hero.video.title`, `offices[2].city`. */
export function pathName(path: FieldPath): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? step : `${name}.${step}`;
  }, '');
}

export const missingField = (path: FieldPath) =>
  new ChangeError(path, `The field ${pathName(path)} no longer exists. Reload the entry.`);
