/** The text of a field in the other language, which is shown beside its own. */
import { Link } from 'react-router';
import { Icon } from '#console/ui/icon.tsx';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { valueAt } from './field-paths.ts';
import { type OtherTexts, useForm } from './form-context.ts';

interface OtherTextProps {
  id: string;
  path: FieldPath;
  other: OtherTexts;
  /** The text that the form knows, if the other entry has none yet. */
  reference: string | undefined;
}

export function OtherText({ id, path, other, reference }: OtherTextProps) {
  const { dataNow } = useForm();
  const { language, isOriginal, missingIn } = other;
  const text = other.textAt(path) ?? (isOriginal ? reference : undefined) ?? '';
  const own = isOriginal ? valueAt(dataNow(), path) : text;
  const isMissing = own === undefined || own === null || own === '';
  return (
    <div id={id} className="grid gap-0.5 border-l-2 border-line pl-2 text-sm">
      <span className="sr-only">{isOriginal ? 'English: ' : `${missingIn}: `}</span>
      {text !== '' && (
        <p
          lang={isOriginal ? FIRST_LANGUAGE : language}
          dir="auto"
          className="wrap-anywhere whitespace-pre-line text-quiet"
        >
          {text}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-xs">
        {isMissing && (
          <span className="inline-flex items-center gap-1 font-medium text-warning">
            <Icon name="triangle-alert" size={14} />
            Missing in {missingIn}
          </span>
        )}
        <Link to={other.hrefAt(path)} className="text-accent hover:underline">
          {isOriginal ? 'Edit in English' : `Edit in ${missingIn}`}
        </Link>
      </p>
    </div>
  );
}
