/** The field that a click in the preview has opened. */
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { editPath } from '#console/views/content/entry-labels.ts';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { BODY_FIELD, parseFieldName } from '#contract/preview.ts';

export interface FocusedField {
  /** A new object for each click. */
  field: { path: FieldPath } | null;
  /** Line of the text to go to, from 1. */
  line: { line: number } | undefined;
  part: 'text' | 'fields';
  setPart: (part: 'text' | 'fields') => void;
  /** @param source lines of the text, `3-5` */
  open: (field: string, source?: string) => void;
}

const isBodyPath = (path: FieldPath) => path.length === 1 && path[0] === BODY_FIELD;

/** @param file of the entry that is being edited; fields of other entries open their page */
export function useFocusedField(file: string, hasBody: boolean): FocusedField {
  const [params] = useSearchParams();
  const path = parseFieldName(`${file}#${params.get('field') ?? ''}`)?.path ?? [];
  const isBody = isBodyPath(path);
  const [field, setField] = useState<FocusedField['field']>(
    path.length > 0 && !isBody ? { path } : null,
  );
  const [line, setLine] = useState<FocusedField['line']>(
    isBody ? { line: Number(params.get('line')) || 1 } : undefined,
  );
  const [chosenPart, setPart] = useState<'text' | 'fields' | undefined>(
    field ? 'fields' : undefined,
  );
  const navigate = useNavigate();
  return {
    field,
    line,
    part: chosenPart ?? (hasBody ? 'text' : 'fields'),
    setPart,
    open(name, source) {
      const target = parseFieldName(name);
      if (!target) return;
      const path = name.slice(name.indexOf('#') + 1);
      if (target.file !== file) {
        void navigate(editPath(target.file, path));
      } else if (isBodyPath(target.path)) {
        setPart('text');
        setLine({ line: Number(source?.split('-')[0] ?? 1) });
      } else {
        setPart('fields');
        setField({ path: target.path });
      }
    },
  };
}
