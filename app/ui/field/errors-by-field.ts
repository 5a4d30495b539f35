import type { FieldError } from '#contract/problem-body.ts';

/** The first message of each field, in the order of the fields; others nobody can see. */
export function errorsByField<Name extends string>(
  order: readonly Name[],
  errors: readonly FieldError[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    order.flatMap((name) => {
      const found = errors.find(({ field }) => field === name);
      return found ? [[name, found.message]] : [];
    }),
  ) as Partial<Record<Name, string>>;
}
