/** What can be done on the page: with the item of a list, and with the section of the page. */

import { isChangeable, listLimits } from '#console/views/content/form/list-changes.ts';
import { rootOf } from '#console/views/content/form/place-problems.ts';
import { canMove } from '#console/views/content/form/sections-control.tsx';
import { listedSections, writtenSections } from '#console/views/content/form/written-sections.ts';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { isFields, variantIndex } from '#contract/console/field-values.ts';
import type { FormField, FormSection } from '#contract/console/form-fields.ts';
import { parseFieldName } from '#contract/preview.ts';
import type { PageTarget, PageTool, ToolGroup } from '#contract/preview-messages.ts';

/** An item of a list that can be changed. */
export interface ItemPlace {
  list: FormField;
  path: FieldPath;
  index: number;
  count: number;
  /** From the item to the field that was chosen. */
  rest: FieldPath;
}

/** A section of a page whose sections are a list. */
export interface SectionPlace {
  field: FormField;
  sections: readonly FormSection[];
  /** The ids of the sections that the page shows. */
  shown: readonly string[];
  section: FormSection;
  index: number;
}

export interface PageEntry {
  file: string;
  fields: readonly FormField[];
  data: unknown;
}

/** The innermost item around a field of the entry. */
export function itemAt({ file, fields, data }: PageEntry, name: string): ItemPlace | undefined {
  const target = parseFieldName(name);
  if (target?.file !== file) return undefined;
  let place: ItemPlace | undefined;
  let field: FormField | undefined = rootOf(fields);
  let value = data;
  for (const [depth, step] of target.path.entries()) {
    if (isChangeable(field) && typeof step === 'number' && Array.isArray(value)) {
      if (step >= value.length) return undefined;
      const [path, rest] = [target.path.slice(0, depth), target.path.slice(depth + 1)];
      place = { list: field, path, index: step, count: value.length, rest };
    }
    field = partOf(field, step, value);
    if (!field) return place;
    value = isFields(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined;
  }
  return place;
}

function partOf(field: FormField, step: string | number, value: unknown): FormField | undefined {
  const { kind, fields, variants = [], item } = field;
  if (kind === 'variants') {
    const variant = variants[variantIndex(variants, value)];
    return variant && partOf(variant, step, value);
  }
  return fields?.find(({ key }) => key === String(step)) ?? item;
}

/** The section that an element is in, by its own fields or those around it. */
export function sectionAt(entry: PageEntry, { fields, around }: PageTarget) {
  const field = entry.fields.find(({ kind }) => kind === 'sections');
  const { sections = [] } = field ?? {};
  if (!field || sections.length === 0 || !isFields(entry.data)) return undefined;
  const value = entry.data[field.key];
  const shown = listedSections(value, writtenSections(sections, entry.data));
  for (const name of [...fields, ...around]) {
    const section = sectionOf(entry.file, sections, name);
    const index = shown.indexOf(section?.id ?? '');
    if (section && index >= 0) return { field, sections, shown, section, index };
  }
  return undefined;
}

/** The section with the longest path that the field is below. */
function sectionOf(file: string, sections: readonly FormSection[], name: string) {
  const target = parseFieldName(name);
  const lengthOf = ({ id, copy = id }: FormSection) => {
    if (/\.yaml$/.test(copy)) return target?.file === copy ? 1 : 0;
    const steps = copy.split('.');
    const isBelow = target?.file === file && steps.every((step, at) => target.path[at] === step);
    return isBelow ? steps.length : 0;
  };
  const longest = sections.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  return longest && lengthOf(longest) > 0 ? longest : undefined;
}

/** The tools for an element of the page; none if nothing around it can be changed. */
export function toolGroups(entry: PageEntry, target: PageTarget): ToolGroup[] {
  const item = itemAt(entry, target.fields[0] ?? '');
  const section = sectionAt(entry, target);
  return [...(item ? [itemTools(item)] : []), ...(section ? sectionTools(section) : [])];
}

/** True if the tool may be used there now. */
export const mayUse = (entry: PageEntry, target: PageTarget, tool: PageTool) =>
  toolGroups(entry, target).some(({ tools }) =>
    tools.some(({ id, isOff }) => id === tool && !isOff),
  );

function itemTools({ list, index, count }: ItemPlace): ToolGroup {
  const { isFixed, mayAdd, mayRemove } = listLimits(list, count);
  return {
    label: `${list.item?.label ?? list.label} ${index + 1} of ${count}`,
    tools: [
      { id: 'item-up', label: 'Move up', isOff: index === 0 },
      { id: 'item-down', label: 'Move down', isOff: index === count - 1 },
      ...(isFixed
        ? []
        : ([
            { id: 'item-add', label: 'Add below', isOff: !mayAdd },
            { id: 'item-remove', label: 'Remove', isOff: !mayRemove },
          ] as const)),
    ],
  };
}

function sectionTools({ sections, shown, section, index }: SectionPlace): ToolGroup[] {
  const { isMovable, isOptional, label } = section;
  const tools: ToolGroup['tools'] = [];
  if (isMovable) {
    tools.push(
      { id: 'section-up', label: 'Move section up', isOff: !canMove(sections, shown, index, -1) },
      {
        id: 'section-down',
        label: 'Move section down',
        isOff: !canMove(sections, shown, index, 1),
      },
    );
  }
  if (isOptional) tools.push({ id: 'section-hide', label: 'Hide section', isOff: false });
  return tools.length > 0 ? [{ label, tools }] : [];
}
