/** Values by keys that editors choose. A key is never renamed, because other files may use it. */
import { useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { FIELD_CLASS } from '#console/ui/field.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { type FieldPath, isAllowedKey, type JsonValue } from '#contract/console/field-changes.ts';
import { isFields, newValue } from '#contract/console/field-values.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { Disclosure } from './disclosure.tsx';
import { FieldProblems } from './field-frame.tsx';
import { type ControlOf, useForm } from './form-context.ts';
import { Fields, firstControl, Hint } from './group-view.tsx';
import { NestedField } from './nested-field.tsx';
import { countOf, summaryOf } from './value-summary.ts';

export function RecordView({ field, path, value }: ControlOf) {
  const values = isFields(value) ? value : {};
  const { item = field } = field;
  const content = (
    <div className="grid gap-2">
      <Hint text={field.hint} />
      {Object.entries(values).map(([key, part]) => (
        <RecordItem key={key} field={item} path={[...path, key]} value={part} />
      ))}
      <NewKey item={item} path={path} keys={Object.keys(values)} />
      <FieldProblems path={path} />
    </div>
  );
  if (path.length === 0) return content;
  return (
    <Disclosure
      path={path}
      label={field.label}
      summary={countOf(Object.keys(values).length)}
      isNested={path.length > 1}
    >
      {content}
    </Disclosure>
  );
}

function RecordItem({ field, path, value }: ControlOf) {
  const { isReadOnly } = useForm();
  const key = String(path.at(-1));
  const remove = !isReadOnly && <RemoveKey path={path} value={value} />;
  if (field.kind !== 'group') {
    return (
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <NestedField field={{ ...field, label: key }} path={path} value={value} />
        </div>
        <div className="flex h-9 items-center touch:h-11">{remove}</div>
      </div>
    );
  }
  return (
    <Disclosure
      path={path}
      label={key}
      summary={summaryOf(value)}
      actions={remove}
      actionSpace={isReadOnly ? '' : 'pr-11 touch:pr-14'}
      isNested
    >
      <Fields field={field} path={path} value={value} />
      <FieldProblems path={path} />
    </Disclosure>
  );
}

function RemoveKey({ path, value }: { path: FieldPath; value: unknown }) {
  const { clear, set } = useForm();
  const key = String(path.at(-1));
  return (
    <IconButton
      icon="trash-2"
      label={`Remove ${key}`}
      size="small"
      onClick={() => {
        clear(path);
        showToast({
          text: `Removed ${key}`,
          action: { label: 'Undo', run: () => set(path, value as JsonValue) },
        });
      }}
    />
  );
}

interface NewKeyProps {
  item: FormField;
  path: FieldPath;
  keys: readonly string[];
}

function NewKey({ item, path, keys }: NewKeyProps) {
  const { isReadOnly, set, focusLater } = useForm();
  const [key, setKey] = useState('');
  const name = key.trim();
  const mayAdd = name !== '' && !keys.includes(name) && isAllowedKey(name);
  if (isReadOnly) return null;
  function add() {
    if (!mayAdd) return;
    set([...path, name], newValue(item));
    focusLater(firstControl(item, [...path, name]));
    setKey('');
  }
  return (
    <div className="flex flex-wrap gap-2">
      <input
        type="text"
        aria-label="Key of the new item"
        placeholder="Key of the new item"
        value={key}
        maxLength={200}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        className={`${FIELD_CLASS} h-8 flex-[1_1_12rem] touch:min-h-11`}
      />
      <Button icon="plus" disabled={!mayAdd} onClick={add}>
        Add
      </Button>
    </div>
  );
}
