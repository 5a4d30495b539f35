/** An item of a list, with what moves, copies and removes it. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#console/ui/icon.tsx';
import { Menu, type MenuItem } from '#console/ui/menu.tsx';
import type { FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { Disclosure } from './disclosure.tsx';
import { FieldProblems } from './field-frame.tsx';
import { dotted } from './field-paths.ts';
import { type ItemActions, useForm } from './form-context.ts';
import { Fields } from './group-view.tsx';
import type { DropEdge } from './list-drag.ts';
import { MoveButton, type MoveStep } from './move-button.tsx';
import { NestedField } from './nested-field.tsx';
import { summaryOf } from './value-summary.ts';
import { VariantFields } from './variants-control.tsx';

interface ListItemProps {
  field: FormField;
  path: FieldPath;
  value: unknown;
  index: number;
  count: number;
  actions: ItemActions;
  mayCopy: boolean;
  mayRemove: boolean;
}

export function ListItem(props: ListItemProps) {
  const { field, path, value, index, count, actions } = props;
  const { isReadOnly } = useForm();
  const { row, handle, isDragged, edge } = useItemDrag(props);
  const label = `${field.label} ${index + 1}`;

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // In texts, these keys move the cursor.
    const isText = (event.target as HTMLElement).matches('input, textarea, select');
    if (!event.altKey || step === undefined || isText || isReadOnly) return;
    const to = index + step;
    event.preventDefault();
    event.stopPropagation();
    if (to >= 0 && to < count) actions.move(index, to);
  }
  const buttons = !isReadOnly && <ItemButtons {...props} label={label} />;
  const grip = handle && <Grip ref={handle} />;
  const hasFields = ['group', 'variants', 'list', 'record'].includes(field.kind);
  const isOpenAtFirst = isNew(value);
  return (
    <li
      ref={row}
      onKeyDown={onKeyDown}
      className={`relative min-w-0 ${isDragged ? 'opacity-40' : ''}`}
    >
      {edge && <DropLine edge={edge} />}
      {hasFields ? (
        <Disclosure
          path={path}
          label={summaryOf(value) ? `${index + 1}` : label}
          summary={summaryOf(value)}
          isOpenAtFirst={isOpenAtFirst}
          handle={grip}
          actions={buttons}
          actionSpace={isReadOnly ? '' : 'pr-26 touch:pr-36'}
          isNested
        >
          <ItemContent field={field} path={path} value={value} />
          <FieldProblems path={path} />
        </Disclosure>
      ) : (
        <div className={`relative flex items-start gap-1 ${grip ? 'pl-6' : ''}`}>
          {grip}
          <div className="min-w-0 flex-1">
            <NestedField field={{ ...field, label }} path={path} value={value} isLabelHidden />
          </div>
          <div className="flex h-9 items-center touch:h-11">{buttons}</div>
        </div>
      )}
    </li>
  );
}

/** An item without any text was just added. */
const isNew = (value: unknown) => summaryOf(value) === null;

function ItemContent({ field, path, value }: Pick<ListItemProps, 'field' | 'path' | 'value'>) {
  if (field.kind === 'group') return <Fields field={field} path={path} value={value} />;
  if (field.kind === 'variants') return <VariantFields field={field} path={path} value={value} />;
  return <NestedField field={field} path={path} value={value} />;
}

function ItemButtons(props: ListItemProps & { label: string }) {
  const { label, value, index, count, actions, mayCopy, mayRemove } = props;
  const items: MenuItem[] = [];
  const copy = () => actions.insert(index + 1, structuredClone(value) as JsonValue);
  if (mayCopy) items.push({ label: 'Duplicate', icon: 'copy', onSelect: copy });
  if (mayRemove) {
    const remove = () => actions.remove(index);
    items.push({ label: 'Remove', icon: 'trash-2', isDanger: true, onSelect: remove });
  }
  const move = (step: MoveStep) => actions.move(index, index + step);
  return (
    <>
      <MoveButton label={label} step={-1} mayMove={index > 0} onMove={move} hasKeys />
      <MoveButton label={label} step={1} mayMove={index < count - 1} onMove={move} hasKeys />
      {items.length > 0 && (
        <Menu
          label={`More actions for ${label}`}
          items={items}
          side="below-end"
          buttonClass="inline-grid size-7 flex-none cursor-pointer place-items-center rounded-inner text-quiet hover:bg-sunken hover:text-text touch:size-11"
        >
          <Icon name="ellipsis" size={14} />
        </Menu>
      )}
    </>
  );
}

/** For the pointer alone: the buttons and Alt with the arrow keys do the same. */
function Grip({ ref }: { ref: React.Ref<HTMLSpanElement> }) {
  return (
    <span
      ref={ref}
      aria-hidden
      className="absolute top-0 left-1.5 z-1 grid h-9 w-6 cursor-grab place-items-center text-quiet hover:text-text"
    >
      <Icon name="menu" size={14} />
    </span>
  );
}

function DropLine({ edge }: { edge: DropEdge }) {
  return (
    <span
      aria-hidden
      className={`absolute inset-x-0 z-10 h-0.5 rounded-full bg-accent-solid ${edge === 'above' ? '-top-1.25' : '-bottom-1.25'}`}
    />
  );
}

function useItemDrag({ path, index, count, actions }: ListItemProps) {
  const { drag, isReadOnly } = useForm();
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const canDrag = drag !== null && !isReadOnly && count > 1;
  const list = dotted(path.slice(0, -1));
  useEffect(() => {
    if (!canDrag || !row.current || !grip.current) return;
    return drag.item({
      id: list,
      index,
      element: row.current,
      handle: grip.current,
      onDragged: setDragged,
      onOver: setEdge,
      onMove: (from, to) => latest.current.move(from, to),
    });
  }, [canDrag, drag, index, list]);
  return { row, handle: canDrag ? grip : null, isDragged, edge };
}
