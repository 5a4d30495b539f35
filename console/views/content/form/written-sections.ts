/** The sections of a page that have texts, and those that it shows. */
import { isFields } from '#contract/console/field-values.ts';
import type { FormSection } from '#contract/console/form-fields.ts';
import { hasCopy } from '#contract/page-sections.ts';

/** Ids of the sections whose texts are in the page's file, or in another file. */
export const writtenSections = (sections: readonly FormSection[], data: unknown): string[] =>
  sections.filter((section) => hasCopy(section, isFields(data) ? data : {})).map(({ id }) => id);

/**
 * Ids of the sections that a page lists: without a list, those that have texts.
 * @param list `sections` of the page
 */
export const listedSections = (list: unknown, written: readonly string[]): string[] =>
  Array.isArray(list) ? list.map(String) : [...written];
