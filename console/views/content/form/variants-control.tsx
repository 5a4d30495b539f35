/** A value that has one of several forms: “Free” or an amount, a link or a menu. */
import { FIELD_CLASS } from '#console/ui/field.tsx';
import { Icon } from '#console/ui/icon.tsx';
import type { JsonValue } from '#contract/console/field-changes.ts';
import { isFields, newValue, variantIndex } from '#contract/console/field-values.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { FieldProblems } from './field-frame.tsx';
import { type ControlOf, fieldId, useForm } from './form-context.ts';
import { Fields, Hint } from './group-view.tsx';
import { NestedField } from './nested-field.tsx';

export function VariantsControl({ field, path, value }: ControlOf) {
  const { formId } = useForm();
  return (
    <fieldset className="min-w-0">
      <legend id={`${fieldId(formId, path)}-legend`} className="pb-1 text-sm font-medium">
        {field.label}
      </legend>
      <Hint text={field.hint} />
      <VariantFields field={field} path={path} value={value} />
      <FieldProblems path={path} />
    </fieldset>
  );
}

/** The choice of the form, and the fields of the chosen one. */
export function VariantFields({ field, path, value }: ControlOf) {
  const { variants = [] } = field;
  const index = variantIndex(variants, value);
  const variant = variants[index];
  if (!variant) return null;
  const isGroup = variant.kind === 'group';
  return (
    <div className={isGroup ? 'grid gap-3' : 'flex flex-wrap gap-2'}>
      <VariantChoice field={field} path={path} value={value} />
      {isGroup ? (
        <Fields field={variant} path={path} value={value} />
      ) : (
        variant.kind !== 'constant' && (
          <div className="min-w-32 flex-1">
            <NestedField
              field={{ ...variant, isRequired: true }}
              path={path}
              value={value}
              isLabelHidden
            />
          </div>
        )
      )}
    </div>
  );
}

function VariantChoice({ field, path, value }: ControlOf) {
  const { formId, isReadOnly, set } = useForm();
  const { variants = [] } = field;
  const index = variantIndex(variants, value);
  const id = fieldId(formId, path);
  // Other variants have a control with this id, or a group that has it.
  const isTarget = variants[index]?.kind === 'constant';
  return (
    <span className="relative block w-full max-w-60">
      <select
        id={isTarget ? id : `${id}-form`}
        aria-label={`Form of ${field.label}`}
        value={index}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => {
          const chosen = variants[Number(currentTarget.value)];
          if (chosen) set(path, changedVariant(chosen, value));
        }}
        className={`${FIELD_CLASS} h-9 cursor-pointer appearance-none pr-8 touch:min-h-11`}
      >
        {variants.map(({ label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: variants do not move
          <option key={at} value={at}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={14}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}

/** A new value that keeps what both forms have: the title of a link that becomes a menu. */
export function changedVariant(variant: FormField, value: unknown): JsonValue {
  const created = newValue(variant);
  if (!isFields(created) || !isFields(value)) return created;
  const shared = (variant.fields ?? [])
    .filter(({ key, kind }) => kind !== 'constant' && key in value)
    .map(({ key }) => [key, value[key] as JsonValue] as const);
  return { ...created, ...Object.fromEntries(shared) } as JsonValue;
}
