/** The form of an entry: controlled by its values, and reporting each change of a field. */
import {
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { EntryProblem } from '#contract/console/entries.ts';
import type { FieldChange, FieldPath } from '#contract/console/field-changes.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { isAboutEmptyField } from '#contract/console/problem-text.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { clearChange, dotted, lengthsIn, setChange } from './field-paths.ts';
import { FieldView } from './field-view.tsx';
import { focusField } from './focus-field.ts';
import {
  type FormContext,
  FormContextOf,
  type FormTools,
  type ItemActions,
  type OtherTexts,
} from './form-context.ts';
import { type PlacedProblem, placeProblems, problemsByField } from './place-problems.ts';
import { EmptyFields, ProblemSummary } from './problem-summary.tsx';
import { RootFields } from './root-fields.tsx';
import { useListDrag } from './use-list-drag.ts';

export interface EntryFormHandle {
  /**
   * Opens the groups around a field, scrolls to it, and focuses it.
   * @returns false if the form has no such field
   */
  focusField: (path: FieldPath) => boolean;
  /** What the buttons of a list do; undefined if the form has no such list. */
  listActions: (path: FieldPath) => ItemActions | undefined;
}

export interface EntryFormProps extends FormTools {
  /** The answer of `getEntryForm`. */
  fields: readonly FormField[];
  /** The values of the entry's YAML. Values that did not change must be the same objects. */
  data: unknown;
  /** Text of the whole file, for a style sheet. */
  body?: string | undefined;
  /** Must update `data` in the same event. */
  onChange: (change: FieldChange) => void;
  problems: readonly EntryProblem[];
  /** The values that the problems are about: a field that differs is being checked again. */
  checkedData?: unknown;
  /** Not on the site yet: what is still empty is listed above the form, and is no mistake. */
  isNew?: boolean;
  /** Texts in another language, to be shown at each field. Null hides those of the original too. */
  other?: OtherTexts | null | undefined;
  /** BCP 47 tag of the language of the texts. */
  locale?: string;
  /** IANA name of the zone in which times of day count. */
  timeZone?: string | undefined;
  /** A field to go to, as a new object each time: `{ path: ['hero', 'heading'] }`. */
  focus?: { path: FieldPath } | null;
  isReadOnly?: boolean;
  ref?: RefObject<EntryFormHandle | null>;
}

export function EntryForm(props: EntryFormProps) {
  const { fields, data, problems, checkedData = data, isNew = false } = props;
  const { focus = null, ref } = props;
  const formId = useId();
  const [announcement, setAnnouncement] = useState('');
  const pendingFocus = useRef<FieldPath | null>(null);
  const placed = useMemo(
    () => placeProblems(fields, data, problems, checkedData),
    [fields, data, problems, checkedData],
  );
  const isToWrite = ({ problem }: PlacedProblem) => isNew && isAboutEmptyField(problem);
  const mistakes = placed.filter((each) => !isToWrite(each));
  const form = useFormContext(props, {
    formId,
    announce: setAnnouncement,
    focusLater: (path) => {
      pendingFocus.current = path;
    },
    problemsKey: JSON.stringify(
      mistakes.map(({ path, problem, isOutdated }) => [path, problem, isOutdated]),
    ),
    placed: mistakes,
  });
  useImperativeHandle(
    ref,
    () => ({
      focusField: (path) => focusField(formId, path),
      listActions: (path) => form.lists.get(dotted(path))?.(),
    }),
    [formId, form],
  );
  const focused = useRef<EntryFormProps['focus']>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields may arrive after the focus
  useEffect(() => {
    if (!focus || focused.current === focus) return;
    if (focusField(formId, focus.path)) focused.current = focus;
  }, [focus, formId, fields]);
  // An added item is in the document only after its change was rendered.
  useEffect(() => {
    const path = pendingFocus.current;
    pendingFocus.current = null;
    if (path) focusField(formId, path);
  });
  return (
    <FormContextOf value={form}>
      <div className="grid gap-4">
        <EmptyFields
          placed={placed.filter(isToWrite)}
          onFocus={(path) => focusField(formId, path)}
        />
        <ProblemSummary placed={mistakes} onFocus={(path) => focusField(formId, path)} />
        <RootFields fields={fields} data={data} />
        <div role="status" className="sr-only">
          {announcement}
        </div>
      </div>
    </FormContextOf>
  );
}

const NO_PICTURE = Promise.resolve(null);
const NO_PAGES = Promise.resolve([]);

interface Own extends Pick<FormContext, 'formId' | 'announce' | 'focusLater'> {
  placed: ReturnType<typeof placeProblems>;
  /** Equal for equal problems. */
  problemsKey: string;
}

/** A field inside groups, without those in lists. */
function fieldAt(fields: readonly FormField[], path: FieldPath): FormField | undefined {
  const [key, ...rest] = path;
  const field = fields.find((each) => each.key === String(key));
  return field && rest.length > 0 ? fieldAt(field.fields ?? [], rest) : field;
}

/** Stays the same object while someone types, so that only the changed field is rendered again. */
function useFormContext(props: EntryFormProps, own: Own): FormContext {
  const { fields, isReadOnly = false, locale = FIRST_LANGUAGE } = props;
  const { body, other, timeZone } = props;
  const { formId, problemsKey } = own;
  const hasLibrary = props.onPickPicture !== undefined;
  const hasSearch = props.searchPages !== undefined;
  const drag = useListDrag(!isReadOnly);
  const [lists] = useState(() => new Map<string, () => ItemActions>());
  const latest = useRef({ props, own });
  latest.current = { props, own };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `problemsKey` stands for the problems
  return useMemo(() => {
    const dataNow = () => latest.current.props.data;
    const change = (next: FieldChange) => latest.current.props.onChange(next);
    const tools = (): FormTools => latest.current.props;
    return {
      Field: FieldView,
      formId,
      isReadOnly,
      locale,
      timeZone,
      body,
      other,
      onPickPicture: hasLibrary
        ? (request) => tools().onPickPicture?.(request) ?? NO_PICTURE
        : undefined,
      searchPages: hasSearch
        ? (query, signal) => tools().searchPages?.(query, signal) ?? NO_PAGES
        : undefined,
      pictureUrl: (path) => tools().pictureUrl?.(path),
      drag,
      lists,
      problems: problemsByField(latest.current.own.placed),
      dataNow,
      fieldAt: (path) => fieldAt(fields, path),
      change,
      set: (path, value) => change(setChange(dataNow(), path, value, lengthsIn(fields))),
      clear: (path) => {
        const cleared = clearChange(dataNow(), path);
        if (cleared) change(cleared);
      },
      announce: (text) => latest.current.own.announce(text),
      focusLater: (path) => latest.current.own.focusLater(path),
    };
  }, [
    fields,
    isReadOnly,
    locale,
    timeZone,
    body,
    other,
    hasLibrary,
    hasSearch,
    drag,
    lists,
    formId,
    problemsKey,
  ]);
}
