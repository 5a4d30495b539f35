/** The form of a translation: a field for each translatable text of the English file. */

import { humanized } from '#contract/console/field-labels.ts';
import { variantIndex } from '#contract/console/field-values.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { isPlural, pluralFormsOf } from '#contract/fill.ts';
import type { LanguageCode } from '#contract/languages.ts';

/**
 * @param english the values of the English file
 * @param code the language of the translation
 */
export function translationFields(
  root: FormField,
  english: unknown,
  code: LanguageCode,
): FormField[] {
  const form = translated(root, withForms(english, pluralFormsOf(code)));
  if (!form) return [];
  return root.kind === 'group' ? (form.fields ?? []) : [{ ...form, label: 'Texts' }];
}

/** Plurals with the forms that the language needs, each with the English text. */
function withForms(english: unknown, forms: readonly Intl.LDMLPluralRule[]): unknown {
  if (typeof english !== 'object' || english === null) return english;
  if (Array.isArray(english)) return english.map((item) => withForms(item, forms));
  if (isPlural(english)) {
    const { one, many } = english;
    return Object.fromEntries(forms.map((form) => [form, form === 'one' ? one : many]));
  }
  const entries = Object.entries(english);
  return Object.fromEntries(entries.map(([key, value]) => [key, withForms(value, forms)]));
}

/** @returns undefined if nothing in the field is translated */
function translated(field: FormField, english: unknown): FormField | undefined {
  if (field.kind === 'variants') return variantOf(field, english);
  if (typeof english === 'string') {
    if (!field.isProse) return undefined;
    const { key, label, kind, isProse } = field;
    return { key, label, kind, isRequired: false, isProse, reference: english };
  }
  if (typeof english !== 'object' || english === null) return undefined;
  return Array.isArray(english) ? listOf(field, english) : groupOf(field, english);
}

function variantOf(field: FormField, english: unknown): FormField | undefined {
  const { variants = [], key, label } = field;
  const variant = variants[variantIndex(variants, english)];
  return variant && translated({ ...variant, key, label }, english);
}

/** Translations are merged by position, so the list has the items of the English one. */
function listOf({ key, label, item }: FormField, english: unknown[]): FormField | undefined {
  if (!item) return undefined;
  const fields = english.flatMap((value, index) => {
    const itemField = { ...item, key: String(index), label: `${item.label} ${index + 1}` };
    return translated(itemField, value) ?? [];
  });
  const { length } = english;
  return withFields({ key, label, kind: 'list', min: length, max: length }, fields);
}

function groupOf(field: FormField, english: object): FormField | undefined {
  const { key, label, fields = [], item } = field;
  const parts = Object.entries(english).flatMap(([name, value]) => {
    // The keys of a record are names of the company's own.
    const part =
      fields.find((other) => other.key === name) ??
      (item && { ...item, key: name, label: humanized(name) });
    return (part && translated(part, value)) ?? [];
  });
  return withFields({ key, label, kind: 'group' }, parts);
}

function withFields(
  facts: Pick<FormField, 'key' | 'label' | 'kind' | 'min' | 'max'>,
  fields: FormField[],
): FormField | undefined {
  if (fields.length === 0) return undefined;
  // Its fields are always visible, although the translation may have none of them.
  return { ...facts, isRequired: true, isProse: false, fields };
}
