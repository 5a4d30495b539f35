import { digitsInScriptOf } from './digits.ts';

/**
 * Fills in placeholders: `fill('Roles {from} to {to}', { from: 1, to: 8 })`. Numbers use the
 * digits of the copy's script; unknown placeholders are left unchanged.
 */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? digitsInScriptOf(text, `${value}`) : value;
  });
}

/** Forms by the categories of CLDR. `many` stands for every category without a form. */
export interface PluralForms {
  one: string;
  many: string;
  zero?: string | undefined;
  two?: string | undefined;
  few?: string | undefined;
  other?: string | undefined;
  /** Of the translation (BCP 47), whose rule chooses the form; English has none. */
  language?: string;
}

/** The categories of CLDR. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Chooses the form for a count. */
export function plural(count: number, { language, ...forms }: PluralForms): string {
  if (language === undefined) return count === 1 ? forms.one : forms.many;
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.many;
}

/** The forms that whole numbers need in a language: `one`, `few` and `many` in Polish. */
export function pluralFormsOf(language: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  // The rest is called `many` if the language has no such category.
  if (!needed.has('many') && needed.delete('other')) needed.add('many');
  return FORMS.filter((form) => needed.has(form));
}

export const isPluralForm = (key: string) => FORMS.some((form) => form === key);

/** Tells if a part of a pack's copy is a text with plural forms. */
export const isPlural = (copy: object): copy is PluralForms =>
  'one' in copy && 'many' in copy && typeof copy.one === 'string';
