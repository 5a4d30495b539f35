import { isProblem } from '#contract/problem.ts';
import type { FieldError } from '#contract/problem-body.ts';

/** The first message of each field, in order. Errors of other fields are dropped. */
export function errorsByField<Name extends string>(
  order: readonly Name[],
  errors: readonly FieldError[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    order.flatMap((name) => {
      const error = errors.find(({ field }) => field === name);
      return error ? [[name, error.message]] : [];
    }),
  ) as Partial<Record<Name, string>>;
}

/** The field errors of a refused submission; empty if it failed for another reason. */
export function refusedFields<Name extends string>(order: readonly Name[], error: unknown) {
  const isAboutFields = isProblem(error) && error.code === 'invalid-fields';
  return errorsByField(order, isAboutFields ? (error.errors ?? []) : []);
}
