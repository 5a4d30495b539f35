/** A list of items that can be added, moved, copied and removed. */
import { useEffect, useRef } from 'react';
import { Button } from '#console/ui/button.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import type { FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import { newValue } from '#contract/console/field-values.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { Disclosure } from './disclosure.tsx';
import { FieldProblems } from './field-frame.tsx';
import { dotted } from './field-paths.ts';
import { type ControlOf, type ItemActions, useForm } from './form-context.ts';
import { firstControl, Hint } from './group-view.tsx';
import { useItemKeys } from './item-keys.ts';
import { insertChange, listLimits, removeChange } from './list-changes.ts';
import { ListItem } from './list-item.tsx';
import { NestedField } from './nested-field.tsx';
import { countOf, summaryOf } from './value-summary.ts';

export function ListView({ field, path, value }: ControlOf) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const content = (
    <>
      <Hint text={field.hint} />
      {field.fields ? (
        <FixedItems fields={field.fields} path={path} items={items} />
      ) : (
        <Items field={field} path={path} items={items} />
      )}
      <FieldProblems path={path} />
    </>
  );
  // The only list of a file needs no group around it.
  if (path.length === 0) return content;
  const texts = summaryOf(items);
  const summary = texts ? `${countOf(items.length)}: ${texts}` : countOf(items.length);
  return (
    <Disclosure path={path} label={field.label} summary={summary} isNested={path.length > 1}>
      {content}
    </Disclosure>
  );
}

interface FixedItemsProps {
  fields: readonly FormField[];
  path: FieldPath;
  items: readonly unknown[];
}

/** The items of a translation, which are those of the English list. */
function FixedItems({ fields, path, items }: FixedItemsProps) {
  return (
    <div className="grid gap-3">
      {fields.map((field) => {
        const index = Number(field.key);
        return (
          <NestedField key={index} field={field} path={[...path, index]} value={items[index]} />
        );
      })}
    </div>
  );
}

interface ItemsProps {
  field: FormField;
  path: FieldPath;
  items: readonly unknown[];
}

function Items({ field, path, items }: ItemsProps) {
  const form = useForm();
  const { item = field, max = Number.POSITIVE_INFINITY } = field;
  const { keys, actions } = useListActions(field, path, items);
  const { isFixed, mayAdd, mayRemove } = listLimits(field, items.length);
  return (
    <div className="grid gap-2">
      {items.length > 0 && (
        <ol className="grid gap-2">
          {items.map((value, index) => (
            <ListItem
              key={keys[index]}
              field={item}
              path={[...path, index]}
              value={value}
              index={index}
              count={items.length}
              actions={actions}
              mayCopy={mayAdd}
              mayRemove={mayRemove}
            />
          ))}
        </ol>
      )}
      {!isFixed && !form.isReadOnly && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            icon="plus"
            disabled={!mayAdd}
            onClick={() => actions.insert(items.length, newValue(item))}
          >
            Add {item.label.charAt(0).toLowerCase() + item.label.slice(1)}
          </Button>
          {items.length >= max && (
            <span className="text-xs text-quiet">At most {countOf(max)}</span>
          )}
        </div>
      )}
    </div>
  );
}

function useListActions(field: FormField, path: FieldPath, items: readonly unknown[]) {
  const { change, dataNow, announce, focusLater, lists } = useForm();
  const itemKeys = useItemKeys(items.length);
  const { item = field } = field;
  function insert(index: number, value: JsonValue) {
    const inserted = insertChange(dataNow(), path, index, value);
    itemKeys.insert(inserted.index);
    change(inserted.change);
    focusLater(firstControl(item, [...path, inserted.index]));
  }
  const actions: ItemActions = {
    insert,
    move(from, to) {
      itemKeys.move(from, to);
      change({ op: 'move', path, from, to });
      announce(`Moved to position ${to + 1} of ${items.length}`);
    },
    remove(index, { keepsFocus = false } = {}) {
      const removed = items[index] as JsonValue;
      itemKeys.remove(index);
      change(removeChange(field, dataNow(), path, index));
      const neighbor = items.length > 1 ? [...path, Math.min(index, items.length - 2)] : path;
      if (!keepsFocus) focusLater(neighbor);
      showToast({
        text: `Removed ${summaryOf(removed) ?? item.label}`,
        action: { label: 'Undo', run: () => insert(index, removed) },
      });
    },
  };
  const latest = useRef(actions);
  latest.current = actions;
  const key = dotted(path);
  // The tools of the preview change the list through its form, so that open items stay open.
  useEffect(() => {
    lists.set(key, () => latest.current);
    return () => void lists.delete(key);
  }, [lists, key]);
  return { keys: itemKeys.keys, actions };
}
