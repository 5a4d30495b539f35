/** Label, hint, original text and problems of a field, connected with its control by ARIA. */
import type { ReactNode } from 'react';
import { FieldError } from '#console/ui/field.tsx';
import { Icon } from '#console/ui/icon.tsx';
import type { FieldPath } from '#contract/console/field-changes.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { problemText } from '#contract/console/problem-text.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { dotted } from './field-paths.ts';
import { fieldId, useForm } from './form-context.ts';
import { OtherText } from './other-text.tsx';

/** For the control of a field. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps {
  field: FormField;
  path: FieldPath;
  /** Beside the label: a count, a button. */
  aside?: ReactNode;
  /** Below the control, and part of its description. */
  note?: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  children: (control: ControlProps) => ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { field, path, aside, note, isLabelHidden = false, children } = props;
  const { formId, isReadOnly, other } = useForm();
  const { label, hint, isRequired } = field;
  const id = fieldId(formId, path);
  // The original is part of the form of a translation.
  const reference = other === undefined ? field.reference : undefined;
  const shownOther = other?.hasText(path) ? other : undefined;
  const otherText = shownOther && (
    <OtherText id={`${id}-other`} path={path} other={shownOther} reference={field.reference} />
  );
  const problems = useProblems(path);
  const isOptional = !isRequired && field.reference === undefined;
  const describedBy = [
    reference !== undefined && `${id}-original`,
    shownOther && `${id}-other`,
    hint && `${id}-hint`,
    note && `${id}-note`,
    problems.length > 0 && `${id}-problems`,
  ].filter(Boolean);
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
          {isOptional && <span className="font-normal text-quiet"> (optional)</span>}
        </label>
        {aside}
      </div>
      {reference !== undefined && (
        <p
          id={`${id}-original`}
          lang={FIRST_LANGUAGE}
          className="border-l-2 border-line pl-2 text-sm wrap-anywhere whitespace-pre-line text-quiet"
        >
          {reference}
        </p>
      )}
      {shownOther?.isOriginal && otherText}
      {children({
        id,
        disabled: isReadOnly,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': problems.some(({ isError }) => isError) || undefined,
        'aria-required': isRequired || undefined,
      })}
      {!shownOther?.isOriginal && otherText}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-quiet">
          {hint}
        </p>
      )}
      {note && (
        <div id={`${id}-note`} className="text-xs text-quiet">
          {note}
        </div>
      )}
      <FieldProblems path={path} />
    </div>
  );
}

const NO_PROBLEMS = [] as const;

export const useProblems = (path: FieldPath) => useForm().problems.get(dotted(path)) ?? NO_PROBLEMS;

/** The problems of a field, a group or a list. */
export function FieldProblems({ path }: { path: FieldPath }) {
  const { formId } = useForm();
  const problems = useProblems(path);
  if (problems.length === 0) return null;
  return (
    <div id={`${fieldId(formId, path)}-problems`} className="grid gap-0.5">
      {problems.map(({ message, isError }, index) =>
        isError ? (
          <FieldError key={message} id={`${fieldId(formId, path)}-problem-${index}`}>
            {problemText({ message })}
          </FieldError>
        ) : (
          <p key={message} className="flex items-start gap-1 text-xs text-warning">
            <Icon name="triangle-alert" size={14} className="mt-px" />
            {problemText({ message })}
          </p>
        ),
      )}
    </div>
  );
}
