/** A group that opens and closes, with a summary of what it contains. */
import { type ReactNode, useState } from 'react';
import { Icon } from '#console/ui/icon.tsx';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { fieldId, useForm } from './form-context.ts';
import { countBelow } from './place-problems.ts';

interface DisclosureProps {
  path: FieldPath;
  label: string;
  /** In a few words, for the closed group. */
  summary?: string | null;
  isOpenAtFirst?: boolean;
  /** Buttons beside the heading, which has this much space for them, as a class. */
  actions?: ReactNode;
  actionSpace?: string;
  /** Before the label. */
  handle?: ReactNode;
  /** Inside another group: without a shadow. */
  isNested?: boolean;
  children: ReactNode;
}

export function Disclosure(props: DisclosureProps) {
  const { path, label, summary, isOpenAtFirst = false, children, isNested = false } = props;
  const { actions, actionSpace = '', handle } = props;
  const { formId, problems } = useForm();
  const [wasOpen] = useState(isOpenAtFirst);
  const count = countBelow(problems, path);
  return (
    <div
      className={`relative min-w-0 rounded-card border border-line ${isNested ? 'bg-surface' : 'bg-surface shadow-card'}`}
    >
      <details open={wasOpen}>
        <summary
          id={fieldId(formId, path)}
          className={`flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-card px-3 py-1.5 hover:bg-sunken/60 touch:min-h-11 [&::-webkit-details-marker]:hidden ${actionSpace}`}
        >
          {handle && <span className="w-4 flex-none" />}
          <Icon
            name="chevron-right"
            size={14}
            className="text-quiet transition-transform duration-100 [details[open]>summary>&]:rotate-90"
          />
          <span className="min-w-0 flex-none text-sm font-medium">{label}</span>
          {summary && (
            <span className="min-w-0 flex-1 truncate text-sm text-quiet">
              <span className="sr-only">: </span>
              {summary}
            </span>
          )}
          {count > 0 && <ProblemCount count={count} />}
        </summary>
        <div className="px-3 pt-1.5 pb-4 sm:px-4">{children}</div>
      </details>
      {handle}
      {actions && (
        <div className="absolute top-0 right-1.5 flex h-10 items-center touch:h-11">{actions}</div>
      )}
    </div>
  );
}

function ProblemCount({ count }: { count: number }) {
  return (
    <span className="ml-auto inline-flex flex-none items-center gap-1 rounded-full bg-danger-tint px-1.5 text-xs text-danger">
      <Icon name="circle-alert" size={12} />
      {count}
      <span className="sr-only"> {count === 1 ? 'problem' : 'problems'}</span>
    </span>
  );
}
