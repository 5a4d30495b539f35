/** The fields of a group. */
import { Button } from '#console/ui/button.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import type { FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import { isFields, newValue } from '#contract/console/field-values.ts';
import type { FieldKind, FormField } from '#contract/console/form-fields.ts';
import { Disclosure } from './disclosure.tsx';
import { FieldProblems } from './field-frame.tsx';
import { type ControlOf, fieldId, useForm } from './form-context.ts';
import { NestedField } from './nested-field.tsx';
import { summaryOf } from './value-summary.ts';
import { writtenSections } from './written-sections.ts';

/** Kinds whose controls are as wide as the form. */
const WIDE: readonly FieldKind[] = [
  ...(['longtext', 'choices', 'list', 'group', 'record', 'picture', 'drawing', 'file'] as const),
  ...(['slugs', 'tags', 'markdown', 'variants', 'sections', 'raw'] as const),
];

const SIMPLE: readonly FieldKind[] = [
  ...(['text', 'email', 'color', 'time', 'number', 'boolean', 'date', 'moment'] as const),
  ...(['choice', 'link', 'url', 'slug'] as const),
];

/** Fields that are shown in a frame. */
export const isGroup = ({ kind }: FormField) =>
  ['group', 'list', 'record', 'sections'].includes(kind);

/** Few and simple fields are always visible. */
const isSmall = ({ fields = [] }: FormField) =>
  fields.length <= 4 && fields.every(({ kind }) => SIMPLE.includes(kind));

/** Texts share a line with other fields only in small groups, such as those of links. */
const isWide = (field: FormField, isSmallGroup: boolean) =>
  WIDE.includes(field.kind) || (field.kind === 'text' && field.isProse && !isSmallGroup);

interface FieldsProps {
  field: FormField;
  path: FieldPath;
  value: unknown;
}

/** All fields of a group, in two columns if there is room. */
export function Fields({ field, path, value }: FieldsProps) {
  const { fields = [] } = field;
  const values = isFields(value) ? value : {};
  const isSmallGroup = isSmall(field);
  const alts = fields.map(({ alt }) => alt?.key);
  const visible = fields.filter(
    (part) => part.kind !== 'constant' && !alts.includes(part.key) && applies(part, values),
  );
  return (
    <div className="@container">
      <div
        className={`grid gap-x-4 @lg:grid-cols-2 ${visible.every(isGroup) ? 'gap-y-2' : 'gap-y-4'}`}
      >
        {visible.map((part) => (
          <div
            key={part.key}
            className={`min-w-0 ${isWide(part, isSmallGroup) ? 'col-span-full' : ''}`}
          >
            <NestedField
              field={part}
              path={[...path, part.key]}
              value={values[part.key]}
              altField={fields.find(({ key }) => key === part.alt?.key)}
              altValue={part.alt && values[part.alt.key]}
              written={part.sections && writtenSections(part.sections, values).join(' ')}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A field that does not apply is shown as long as it has a value, so that this can be removed. */
function applies({ key, appliesIf }: FormField, values: Readonly<Record<string, unknown>>) {
  if (!appliesIf || values[key] !== undefined) return true;
  return appliesIf.values.includes(String(values[appliesIf.key]));
}

export function GroupView({ field, path, value }: ControlOf) {
  const { formId, isReadOnly } = useForm();
  const isAbsent = !field.isRequired && (value === undefined || value === null);
  if (isAbsent) return <AbsentGroup field={field} path={path} />;
  const canRemove = !field.isRequired && !isReadOnly;
  if (isSmall(field) && path.length > 1 && !canRemove) {
    return (
      <fieldset className="min-w-0 rounded-card border border-line px-3 pt-1 pb-3">
        <legend id={fieldId(formId, path)} tabIndex={-1} className="-ml-1 px-1 text-sm font-medium">
          {field.label}
        </legend>
        <Hint text={field.hint} />
        <Fields field={field} path={path} value={value} />
        <FieldProblems path={path} />
      </fieldset>
    );
  }
  return (
    <Disclosure
      path={path}
      label={field.label}
      summary={summaryOf(value)}
      isNested={path.length > 1}
      actions={canRemove && <RemoveGroup field={field} path={path} value={value} />}
      actionSpace={canRemove ? 'pr-11 touch:pr-14' : ''}
    >
      <Hint text={field.hint} />
      <Fields field={field} path={path} value={value} />
      <FieldProblems path={path} />
    </Disclosure>
  );
}

export function Hint({ text }: { text: string | undefined }) {
  return text ? <p className="pb-2 text-xs text-quiet">{text}</p> : null;
}

function AbsentGroup({ field, path }: Pick<ControlOf, 'field' | 'path'>) {
  const { formId, isReadOnly, set, focusLater } = useForm();
  return (
    <div className="grid gap-1">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card border border-dashed border-line-strong/60 px-3 py-1">
        <span className="text-sm text-quiet">
          <span className="font-medium text-text">{field.label}</span> (optional)
        </span>
        <Button
          id={fieldId(formId, path)}
          size="small"
          tone="plain-accent"
          icon="plus"
          disabled={isReadOnly}
          onClick={() => {
            set(path, newValue(field));
            focusLater(firstControl(field, path));
          }}
        >
          Add<span className="sr-only"> {field.label}</span>
        </Button>
      </div>
      <FieldProblems path={path} />
    </div>
  );
}

/** The field that gets the focus when a group or an item is added. */
export function firstControl(field: FormField, path: FieldPath): FieldPath {
  const [first] = (field.fields ?? []).filter(({ kind }) => kind !== 'constant');
  return field.kind === 'group' && first ? firstControl(first, [...path, first.key]) : path;
}

function RemoveGroup({ field, path, value }: ControlOf) {
  const { clear, set, focusLater } = useForm();
  return (
    <IconButton
      icon="trash-2"
      label={`Remove ${field.label}`}
      size="small"
      onClick={() => {
        clear(path);
        focusLater(path);
        showToast({
          text: `Removed ${field.label}`,
          action: { label: 'Undo', run: () => set(path, value as JsonValue) },
        });
      }}
    />
  );
}
