/** Controls for texts of every kind. */
import type { ChangeEvent } from 'react';
import { FIELD_CLASS } from '#console/ui/field.tsx';
import { SEARCH_LENGTHS } from '#contract/console/entry-names.ts';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { FieldFrame } from './field-frame.tsx';
import { type ControlOf, useForm } from './form-context.ts';

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

/** An optional field without text is left out of the file. */
export function useTextChange({ field, path }: Pick<ControlOf, 'field' | 'path'>) {
  const { set, clear } = useForm();
  return (text: string) => {
    if (text === '' && !field.isRequired) clear(path);
    else set(path, text);
  };
}

/** Grows with its text. Enter makes a new line only in texts that have several. */
export function TextControl({ field, path, value, isLabelHidden }: ControlOf) {
  const { locale } = useForm();
  const change = useTextChange({ field, path });
  const text = textOf(value);
  const isLong = field.kind === 'longtext' || text.includes('\n');
  function onChange({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) {
    const typed = currentTarget.value;
    change(isLong ? typed : typed.replace(/\s*\n\s*/g, ' '));
  }
  return (
    <FieldFrame
      field={field}
      path={path}
      isLabelHidden={isLabelHidden ?? false}
      aside={<Count field={field} path={path} length={[...text].length} />}
    >
      {(control) => (
        <textarea
          rows={1}
          value={text}
          lang={field.isProse ? locale : undefined}
          dir="auto"
          spellCheck={field.isProse}
          onChange={onChange}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isLong) event.preventDefault();
          }}
          className={`${FIELD_CLASS} field-sizing-content max-h-[60dvh] resize-none py-1.5 leading-normal touch:min-h-11 ${isLong ? 'min-h-15' : 'min-h-9'}`}
          {...control}
        />
      )}
    </FieldFrame>
  );
}

/** The length at which search engines cut a text; undefined for other texts. */
function searchLength(path: FieldPath): number | undefined {
  const [group, key] = path.slice(-2);
  const isIn = (name: string, metaName: string) =>
    path.at(-1) === metaName || (group === 'meta' && key === name);
  if (isIn('title', 'metaTitle')) return SEARCH_LENGTHS.title;
  return isIn('description', 'metaDescription') ? SEARCH_LENGTHS.description : undefined;
}

function Count({ field, path, length }: Pick<ControlOf, 'field' | 'path'> & { length: number }) {
  const searched = searchLength(path);
  const limit = searched ?? field.max;
  if (limit === undefined || length === 0) return null;
  const isOver = length > limit;
  const unit = searched ? 'before search engines cut it' : 'characters';
  return (
    <span
      className={`flex-none text-xs ${isOver ? 'text-warning' : 'text-quiet'}`}
      title={searched ? `Search engines show about ${limit} characters` : undefined}
    >
      {length} of {limit}
      <span className="sr-only"> {unit}</span>
    </span>
  );
}

const INPUTS = {
  email: { type: 'email', inputMode: 'email' },
  url: { type: 'url', inputMode: 'url' },
  slug: { type: 'text', inputMode: 'text' },
  time: { type: 'time', inputMode: undefined },
} as const;

/** Technical texts of one line. */
export function InputControl({ field, path, value, isLabelHidden }: ControlOf) {
  const change = useTextChange({ field, path });
  const { type, inputMode } = INPUTS[field.kind as keyof typeof INPUTS] ?? INPUTS.slug;
  return (
    <FieldFrame field={field} path={path} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <input
          type={type}
          inputMode={inputMode}
          value={textOf(value)}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={({ currentTarget }) => change(currentTarget.value)}
          className={`${FIELD_CLASS} h-9 touch:min-h-11`}
          {...control}
        />
      )}
    </FieldFrame>
  );
}

export function ColorControl({ field, path, value, isLabelHidden }: ControlOf) {
  const { isReadOnly } = useForm();
  const change = useTextChange({ field, path });
  const text = textOf(value);
  const isColor = /^#[\da-f]{6}$/i.test(text);
  return (
    <FieldFrame field={field} path={path} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={`${field.label}: choose`}
            value={isColor ? text : '#000000'}
            disabled={isReadOnly}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            className="h-9 w-12 flex-none cursor-pointer rounded-inner border border-line-strong bg-surface p-1 touch:min-h-11"
          />
          <input
            type="text"
            value={text}
            spellCheck={false}
            placeholder="#0A73C2"
            onChange={({ currentTarget }) => change(currentTarget.value)}
            className={`${FIELD_CLASS} h-9 max-w-40 touch:min-h-11`}
            {...control}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** The text of the whole file. */
export function RawControl({ field, path }: ControlOf) {
  const { body = '', change } = useForm();
  return (
    <FieldFrame field={field} path={path}>
      {(control) => (
        <textarea
          value={body}
          spellCheck={false}
          autoCapitalize="none"
          rows={24}
          onChange={({ currentTarget }) => change({ op: 'body', value: currentTarget.value })}
          className={`${FIELD_CLASS} py-2 font-mono text-sm leading-normal whitespace-pre`}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
