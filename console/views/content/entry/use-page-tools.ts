/** Applies the tools of the preview to the entry, as the buttons of its form do. */
import { type RefObject, useRef } from 'react';
import { showToast } from '#console/ui/toast-store.ts';
import type { EntryFormHandle } from '#console/views/content/form/entry-form.tsx';
import type { ItemActions } from '#console/views/content/form/form-context.ts';
import { firstControl } from '#console/views/content/form/group-view.tsx';
import { movedItem } from '#console/views/content/form/item-keys.ts';
import { insertChange, removeChange } from '#console/views/content/form/list-changes.ts';
import { withSection } from '#console/views/content/form/sections-control.tsx';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { newValue } from '#contract/console/field-values.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { fieldName } from '#contract/preview.ts';
import type { PageTarget, PageTool, ToolGroup } from '#contract/preview-messages.ts';
import type { DraftSaver } from './draft-saver.ts';
import {
  type ItemPlace,
  itemAt,
  mayUse,
  type SectionPlace,
  sectionAt,
  toolGroups,
} from './page-tools.ts';

interface PageToolsOptions {
  fields: readonly FormField[] | undefined;
  saver: DraftSaver;
  form: RefObject<EntryFormHandle | null>;
  mayEdit: boolean;
  /** Opens a field of the form. */
  onOpen: (path: FieldPath) => void;
}

export interface PageTools {
  groupsAt: (target: PageTarget) => ToolGroup[];
  /** @returns the field that is where the tool was used now; undefined if there is none */
  use: (tool: PageTool, target: PageTarget) => string | undefined;
}

export function usePageTools(options: PageToolsOptions): PageTools {
  const latest = useRef(options);
  latest.current = options;
  const tools = useRef<PageTools>(null);
  tools.current ??= {
    groupsAt: (target) => {
      const entry = entryOf(latest.current);
      return entry ? toolGroups(entry, target) : [];
    },
    use: (tool, target) => {
      const entry = entryOf(latest.current);
      const [name = ''] = target.fields;
      if (!entry || !mayUse(entry, target, tool)) return undefined;
      const item = itemAt(entry, name);
      const section = sectionAt(entry, target);
      if (tool.startsWith('item-')) return item && changeItem(tool, item, latest.current);
      if (section) changeSection(tool, section, latest.current.saver);
      return tool === 'section-hide' ? undefined : name;
    },
  };
  return tools.current;
}

function entryOf({ fields, saver, mayEdit }: PageToolsOptions) {
  const { entry, data } = saver.getSnapshot();
  return fields && mayEdit ? { file: entry.file, fields, data } : undefined;
}

function changeItem(tool: PageTool, place: ItemPlace, options: PageToolsOptions) {
  const { list, path, index, count, rest } = place;
  const { saver, form, onOpen } = options;
  const { item = list } = list;
  const actions = form.current?.listActions(path) ?? withoutForm(list, path, saver);
  const { file } = saver.getSnapshot().entry;
  const nameAt = (to: number) => fieldName(file, [...path, to, ...rest]);
  if (tool === 'item-add') {
    actions.insert(index + 1, newValue(item));
    onOpen(firstControl(item, [...path, index + 1]));
    return undefined;
  }
  if (tool === 'item-remove') {
    actions.remove(index, { keepsFocus: true });
    return count > 1 ? nameAt(Math.min(index, count - 2)) : undefined;
  }
  const to = index + (tool === 'item-up' ? -1 : 1);
  actions.move(index, to);
  return nameAt(to);
}

/** While the text of an entry is open instead of its form, there are no items to keep open. */
function withoutForm(list: FormField, path: FieldPath, saver: DraftSaver): ItemActions {
  const data = () => saver.getSnapshot().data;
  return {
    insert: (index, value) => saver.change(insertChange(data(), path, index, value).change),
    move: (from, to) => saver.change({ op: 'move', path, from, to }),
    remove: (index) => saver.change(removeChange(list, data(), path, index)),
  };
}

function changeSection(tool: PageTool, place: SectionPlace, saver: DraftSaver): void {
  const { field, sections, shown, section, index } = place;
  const path = [field.key];
  const set = (value: readonly string[]) => saver.change({ op: 'set', path, value: [...value] });
  if (tool !== 'section-hide') {
    set(movedItem(shown, index, index + (tool === 'section-up' ? -1 : 1)));
    return;
  }
  set(shown.filter((id) => id !== section.id));
  const restore = () => {
    const { data } = saver.getSnapshot();
    const present = (data as Record<string, unknown>)[field.key];
    const ids = Array.isArray(present) ? present.map(String) : [];
    if (!ids.includes(section.id)) set(withSection(sections, ids, section.id));
  };
  showToast({ text: `Hid ${section.label}`, action: { label: 'Undo', run: restore } });
}
