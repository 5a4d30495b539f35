/** What all fields of a form share. */
import { type ComponentType, createContext, use } from 'react';
import type { EntryProblem } from '#contract/console/entries.ts';
import type { FieldChange, FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { dotted } from './field-paths.ts';
import type { ListDrag } from './list-drag.ts';

/** A page of the site, as a link can name it. */
export interface PageHit {
  title: string;
  path: string;
  /** Kind of the entry. */
  kind: string;
}

/** A file of the pack that was chosen from the media library. */
export interface PickedPicture {
  path: string;
  /** Empty for a decorative picture. */
  alt: string;
}

/** What to choose a file for. */
export interface PictureRequest {
  kind: 'picture' | 'drawing' | 'file';
  /** The path of the present file; empty if there is none. */
  path: string;
  /** Such as `.mp4`; empty for every picture. */
  endings: readonly string[];
  /** The present description; undefined if the picture has no field for one. */
  alt: string | undefined;
}

/** What the form cannot do by itself. */
export interface FormTools {
  /** Opens the media library. Without it, paths are typed. */
  onPickPicture?: ((request: PictureRequest) => Promise<PickedPicture | null>) | undefined;
  /** The URL of a file of the pack; undefined if it cannot be shown. */
  pictureUrl?: ((path: string) => string | undefined) | undefined;
  /** Finds pages of the site for links. Without it, paths are typed. */
  searchPages?: ((query: string, signal: AbortSignal) => Promise<PageHit[]>) | undefined;
}

/** A field with its value, for its control. */
export interface ControlOf {
  field: FormField;
  path: FieldPath;
  value: unknown;
  isLabelHidden?: boolean;
}

export interface FieldViewProps extends ControlOf {
  /** The field beside it that describes the picture, and its value. */
  altField?: FormField | undefined;
  altValue?: unknown;
  /** For the list of a page's sections: ids of those that have texts, separated by spaces. */
  written?: string | undefined;
}

/** The texts of the entry in another language. */
export interface OtherTexts {
  /** Its code. */
  language: string;
  /** True if the form is that of a translation, and these are the texts of the original. */
  isOriginal: boolean;
  /** English name of the language in which texts can be missing. */
  missingIn: string;
  /** True for a text that is translated, not for a link or a number. */
  hasText: (path: FieldPath) => boolean;
  textAt: (path: FieldPath) => string | undefined;
  /** Opens the field in the other language. */
  hrefAt: (path: FieldPath) => string;
}

/** What the buttons of a list do. */
export interface ItemActions {
  insert: (index: number, value: JsonValue) => void;
  move: (from: number, to: number) => void;
  /** With `keepsFocus`, nothing in the form is focused. */
  remove: (index: number, options?: { keepsFocus?: boolean }) => void;
}

export interface FormContext extends FormTools {
  /** Renders a field by its kind. */
  Field: ComponentType<FieldViewProps>;
  formId: string;
  isReadOnly: boolean;
  /** BCP 47 tag of the language of prose. */
  locale: string;
  /** IANA name of the zone in which times of day count. */
  timeZone: string | undefined;
  /** Text of the whole file, for a style sheet. */
  body: string | undefined;
  /** Shown at each text. Null: not even the original of a translation is shown. */
  other: OtherTexts | null | undefined;
  /** Problems by dotted path of the field at which they are shown. */
  problems: ReadonlyMap<string, readonly EntryProblem[]>;
  drag: ListDrag | null;
  /** The lists of the form by dotted path. */
  lists: Map<string, () => ItemActions>;
  /** The data as it is now, for changes of what is around a field. */
  dataNow: () => unknown;
  change: (change: FieldChange) => void;
  /** A field of the form; undefined if there is none at the path. */
  fieldAt: (path: FieldPath) => FormField | undefined;
  /** Sets a field, and creates the groups around it that are missing. */
  set: (path: FieldPath, value: JsonValue) => void;
  /** Removes a field from its group. */
  clear: (path: FieldPath) => void;
  /** For screen readers. */
  announce: (text: string) => void;
  /** Focuses the field once it is rendered. */
  focusLater: (path: FieldPath) => void;
}

export const FormContextOf = createContext<FormContext | null>(null);

export function useForm(): FormContext {
  const form = use(FormContextOf);
  if (!form) throw new Error('A field must be inside an EntryForm');
  return form;
}

/** Spaces separate ids in ARIA attributes, and keys of a record may contain them. */
export const fieldId = (formId: string, path: FieldPath): string =>
  `${formId}-${encodeURIComponent(dotted(path))}`;
