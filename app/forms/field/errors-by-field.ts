import { isProblem } from '#contract/problem.ts';
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

/** The messages of a refusal that are about fields of the form; none where something else failed. */
export function refusedFields<Name extends string>(order: readonly Name[], error: unknown) {
  const isAboutFields = isProblem(error) && error.code === 'invalid-fields';
  return errorsByField(order, isAboutFields ? (error.errors ?? []) : []);
}
