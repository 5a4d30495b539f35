/** Values of form fields: new ones, and which form of a field a value has. */
import type { JsonValue } from './field-changes.ts';
import type { FormField } from './form-fields.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The smallest value of a field: of a group, only what is required. */
export function newValue(field: FormField): JsonValue {
  const { kind, fields = [], options = [], variants = [], item, min = 0 } = field;
  switch (kind) {
    case 'boolean':
      return field.value ?? false;
    case 'number':
      return field.value ?? Math.max(min, 0);
    case 'constant':
      return field.value ?? null;
    case 'choice':
      return field.value ?? options[0]?.value ?? '';
    case 'group':
      return Object.fromEntries(
        fields.filter(({ isRequired }) => isRequired).map((part) => [part.key, newValue(part)]),
      );
    case 'list':
      return item ? Array.from({ length: min }, () => newValue(item)) : [];
    case 'choices':
    case 'slugs':
    case 'tags':
    case 'sections':
      return [];
    case 'record':
      return {};
    case 'variants':
      return variants[0] ? newValue(variants[0]) : '';
    default:
      return '';
  }
}

/** The index of the variant that a value has, or was most likely meant to have. */
export function variantIndex(variants: readonly FormField[], value: unknown): number {
  const scores = variants.map((variant) => variantScore(variant, value));
  return scores.indexOf(Math.max(...scores));
}

function variantScore({ kind, value: constant, fields = [] }: FormField, value: unknown): number {
  if (kind === 'constant') return value === constant ? 1 : 0;
  if (kind === 'group') return isFields(value) ? groupScore(fields, value) : 0;
  if (kind === 'list') return Array.isArray(value) ? 1 : 0;
  if (kind === 'number') return typeof value === 'number' ? 1 : 0;
  return typeof value === 'string' ? 0.5 : 0;
}

/** A fixed value decides. Otherwise fields that a group does not know count against it. */
function groupScore(fields: readonly FormField[], value: Fields): number {
  const isOther = fields.some(
    ({ kind, key, value: constant }) => kind === 'constant' && value[key] !== constant,
  );
  const keys = fields.map(({ key }) => key);
  const unknown = Object.keys(value).filter((key) => !keys.includes(key)).length;
  const missing = fields.filter(({ isRequired, key }) => isRequired && !(key in value)).length;
  return isOther ? 0.1 : 1 / (1 + unknown + missing) + 0.2;
}
