/** Controls for a choice, several choices, and yes or no. */
import { FIELD_CLASS } from '#console/ui/field.tsx';
import { Icon } from '#console/ui/icon.tsx';
import type { FieldPath } from '#contract/console/field-changes.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { FieldFrame, FieldProblems } from './field-frame.tsx';
import { type ControlOf, fieldId, useForm } from './form-context.ts';
import { textOf, useTextChange } from './text-control.tsx';

export function ChoiceControl({ field, path, value, isLabelHidden }: ControlOf) {
  const change = useTextChange({ field, path });
  const { options = [] } = field;
  const chosen = textOf(value ?? field.value);
  const isUnknown = chosen !== '' && !options.some((option) => option.value === chosen);
  return (
    <FieldFrame field={field} path={path} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <span className="relative block">
          <select
            value={chosen}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            className={`${FIELD_CLASS} h-9 cursor-pointer appearance-none pr-8 touch:min-h-11`}
            {...control}
          >
            {(chosen === '' || !field.isRequired) && <option value="">{emptyLabel(field)}</option>}
            {isUnknown && <option value={chosen}>{chosen} (unknown)</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={14}
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-quiet"
          />
        </span>
      )}
    </FieldFrame>
  );
}

const emptyLabel = ({ isRequired }: FormField) => (isRequired ? 'Choose…' : 'None');

interface CheckRowProps {
  id: string | undefined;
  label: string;
  isChecked: boolean;
  describedBy?: string | undefined;
  onChange: (isChecked: boolean) => void;
}

/** The label's pseudo-element covers the whole row, so a click anywhere in it toggles. */
export function CheckRow({ id, label, isChecked, describedBy, onChange }: CheckRowProps) {
  const { isReadOnly } = useForm();
  return (
    <label className="relative flex min-h-6 cursor-pointer items-start gap-2 text-sm touch:min-h-11 touch:items-center">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        disabled={isReadOnly}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="mt-0.5 size-4 flex-none cursor-pointer accent-accent-solid touch:mt-0 touch:size-5"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}

export function BooleanControl({ field, path, value }: ControlOf) {
  const { formId, set, clear } = useForm();
  const id = fieldId(formId, path);
  const isChecked = (value ?? field.value) === true;
  return (
    <div className="grid content-center gap-1">
      <CheckRow
        id={id}
        label={field.label}
        isChecked={isChecked}
        describedBy={field.hint && `${id}-hint`}
        onChange={(isNow) => (isNow || field.isRequired ? set(path, isNow) : clear(path))}
      />
      {field.hint && (
        <p id={`${id}-hint`} className="pl-6 text-xs text-quiet">
          {field.hint}
        </p>
      )}
      <FieldProblems path={path} />
    </div>
  );
}

/** Any number of options, in the order of the options. */
export function ChoicesControl({ field, path, value }: ControlOf) {
  const { formId, set } = useForm();
  const { options = [] } = field;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const unknown = chosen
    .map(String)
    .filter((one) => !options.some((option) => option.value === one));
  const all = [...options, ...unknown.map((one) => ({ value: one, label: `${one} (unknown)` }))];
  function toggle(option: string, isChosen: boolean) {
    const rest = chosen.map(String).filter((one) => one !== option);
    set(path, isChosen ? [...rest, option] : rest);
  }
  return (
    <fieldset className="min-w-0">
      <Legend field={field} path={path} count={chosen.length} />
      <div className="grid max-h-56 gap-1 overflow-y-auto rounded-inner border border-line bg-sunken/50 p-2.5">
        {all.map((option, index) => (
          <CheckRow
            key={option.value}
            id={index === 0 ? fieldId(formId, path) : undefined}
            label={option.label}
            isChecked={chosen.includes(option.value)}
            onChange={(isChosen) => toggle(option.value, isChosen)}
          />
        ))}
      </div>
      <FieldProblems path={path} />
    </fieldset>
  );
}

function Legend({ field, path, count }: { field: FormField; path: FieldPath; count: number }) {
  const { formId } = useForm();
  return (
    <>
      <legend className="text-sm font-medium">
        {field.label} <span className="font-normal text-quiet">{count} chosen</span>
      </legend>
      {field.hint && (
        <p id={`${fieldId(formId, path)}-hint`} className="text-xs text-quiet">
          {field.hint}
        </p>
      )}
    </>
  );
}
