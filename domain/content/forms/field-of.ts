/** Derives the field of a form from a schema. */
import type * as z from 'zod/mini';
import { fieldText, humanized, itemLabel } from '#contract/console/field-labels.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { isProse } from '#contract/prose.ts';
import { probeText } from './probe-text.ts';
import { defOf, limitsOf, type Unwrapped, unwrap, valuesOf } from './schema-parts.ts';
import { altOf, appliesIf, isLongText, isTagList, isTypedPath } from './special-fields.ts';

/** @param path keys of the groups around the field and its own; without positions in lists */
export function fieldOf(schema: z.ZodMiniType, path: readonly string[]): FormField {
  const unwrapped = unwrap(schema);
  const { label, hint } = fieldText(path);
  const key = path.at(-1) ?? '';
  return {
    key,
    label,
    ...(hint && { hint }),
    isRequired: unwrapped.isRequired,
    isProse: isProse(schema, []),
    ...constantOf(unwrapped.initial),
    ...kindOf(unwrapped, path, label),
  };
}

type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

const constantOf = (value: unknown) => (isScalar(value) ? { value } : {});

type Kind = Omit<FormField, 'key' | 'label' | 'isRequired' | 'isProse'>;

function kindOf({ schema, def }: Unwrapped, path: readonly string[], label: string): Kind {
  switch (def.type) {
    case 'object':
      return { kind: 'group', fields: fieldsOf(englishShape(def.shape ?? {}), path) };
    case 'array':
      return listKind(def.element as z.ZodMiniType, path, { label, ...limitsOf(def) });
    case 'record':
      return recordKind(def.keyType, def.valueType as z.ZodMiniType, path, label);
    case 'boolean':
      return { kind: 'boolean' };
    case 'number':
      return { kind: 'number', ...limitsOf(def) };
    case 'literal':
      return { kind: 'constant', ...constantOf(def.values?.[0]) };
    case 'enum':
    case 'template_literal':
      return { kind: 'choice', options: optionsOf(valuesOf(schema) ?? []) };
    case 'union':
      return unionKind(schema, def.options ?? [], path);
    case 'string':
      return textKind(schema, path);
    default:
      throw new Error(`No form for ${path.join('.')}, which is of type ${def.type}`);
  }
}

/** Without the plural forms that English does not need. */
function englishShape(shape: Readonly<Record<string, z.ZodMiniType>>): typeof shape {
  const { one, many } = shape;
  return one && many && 'few' in shape ? { one, many } : shape;
}

export const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: optionLabel(value) }));

/** Names such as `In-Person` are shown as they are; keys such as `one-choice` as words. */
const optionLabel = (value: string) => (/^[a-z\d-]+$/.test(value) ? humanized(value) : value);

export function fieldsOf(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  path: readonly string[],
): FormField[] {
  return Object.entries(shape).map(([key, schema]) => ({
    ...fieldOf(schema, [...path, key]),
    ...altOf(shape, key),
    ...appliesIf([...path, key]),
  }));
}

interface ListFacts {
  label: string;
  min?: number;
  max?: number;
}

function listKind(
  element: z.ZodMiniType,
  path: readonly string[],
  { label, ...limits }: ListFacts,
): Kind {
  const item = { ...fieldOf(element, path), key: '', label: itemLabel(label) };
  delete item.hint;
  if (path.length === 1 && path[0] === 'sections' && item.kind === 'choice') {
    return { kind: 'sections', options: item.options ?? [] };
  }
  if (item.kind === 'choice') return { kind: 'choices', ...limits, options: item.options ?? [] };
  if (item.kind === 'slug') return { kind: 'slugs', ...limits };
  if (item.kind === 'text' && isTagList(path)) return { kind: 'tags', ...limits, item };
  return { kind: 'list', ...limits, item };
}

function recordKind(
  keyType: z.ZodMiniType | undefined,
  valueType: z.ZodMiniType,
  path: readonly string[],
  label: string,
): Kind {
  const keys = keyType && valuesOf(keyType);
  if (keys) {
    const shape = Object.fromEntries(keys.map((key) => [key, valueType]));
    return { kind: 'group', fields: fieldsOf(shape, path) };
  }
  const item = { ...fieldOf(valueType, path), key: '', label: itemLabel(label) };
  delete item.hint;
  return { kind: 'record', item };
}

/** Unions of texts are one field. Other unions let the editor choose between their members. */
function unionKind(
  schema: z.ZodMiniType,
  members: readonly z.ZodMiniType[],
  path: readonly string[],
): Kind {
  if (members.every((member) => unwrap(member).def.type === 'string')) {
    return textKind(schema, path);
  }
  const variants = members.map((member) => {
    const field = fieldOf(member, path);
    return { ...field, key: '', label: variantLabel(field, member) };
  });
  return { kind: 'variants', variants };
}

/** A member is named after its fixed value, or the field that only it has. */
function variantLabel(field: FormField, member: z.ZodMiniType): string {
  if (field.kind === 'constant') return String(field.value);
  const constant = field.fields?.find(({ kind }) => kind === 'constant');
  if (constant) return humanized(String(constant.value));
  if (field.kind === 'number') return 'Amount';
  const shape = Object.keys(defOf(member).shape ?? {});
  if (shape.includes('items')) return 'Menu';
  return shape.includes('href') ? 'Link' : field.label;
}

function textKind(schema: z.ZodMiniType, path: readonly string[]): Kind {
  const probed = probeText(schema);
  if (!probed) throw new Error(`No form for the texts of ${path.join('.')}`);
  const { max } = limitsOf(defOf(schema));
  return { ...probed, kind: textKindOf(probed.kind, path), ...(max !== undefined && { max }) };
}

function textKindOf(kind: FormField['kind'], path: readonly string[]): FormField['kind'] {
  if (isTypedPath(path)) return 'text';
  return kind === 'text' && isLongText(path) ? 'longtext' : kind;
}
