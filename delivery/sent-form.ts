/** A form as it crosses from one thread to another: files can, forms cannot. */

interface SentForm {
  form: [name: string, value: FormDataEntryValue][];
}

export const sentArgument = (value: unknown): unknown =>
  value instanceof FormData ? ({ form: [...value] } satisfies SentForm) : value;

export function receivedArgument(value: unknown): unknown {
  if (!isSentForm(value)) return value;
  const form = new FormData();
  for (const [name, item] of value.form) form.append(name, item);
  return form;
}

const isSentForm = (value: unknown): value is SentForm =>
  typeof value === 'object' && value !== null && 'form' in value && Array.isArray(value.form);
