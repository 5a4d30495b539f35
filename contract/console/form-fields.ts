/** The form of an entry: its fields, derived from the schema that the content check uses. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { EntryFile } from './entries.ts';

export const FIELD_KINDS = [
  /** Text of a line or a paragraph. */
  'text',
  /** Text of several sentences. */
  'longtext',
  'email',
  /** `#0A73C2`. */
  'color',
  /** A time of day, `09:30`. */
  'time',
  'number',
  'boolean',
  /** A day; with `hasRelativeDays` also `in 9 days`, with `hasTime` with or without a time. */
  'date',
  /** A day with a time: `2026-12-01 at 17:30`, `in 9 days at 17:30`. */
  'moment',
  /** One of `options`. */
  'choice',
  /** A list of `options`. */
  'choices',
  /** Items of `item`; with `fields`, one item for each, none of which can be added or removed. */
  'list',
  'group',
  /** Values of `item` by keys that editors choose. */
  'record',
  /** A photo or a drawn cover of the pack. */
  'picture',
  'drawing',
  /** A video, captions or a document of the pack. */
  'file',
  /** A path on this site. */
  'link',
  'url',
  'slug',
  /** The slugs of other entries, which are the `options`. */
  'slugs',
  /** Short texts. */
  'tags',
  'markdown',
  /** One of several forms, in `variants`. */
  'variants',
  /** A value that does not change, such as the kind of a variant. */
  'constant',
  /** The sections of a page, in their order. */
  'sections',
  /** The text of the whole file. */
  'raw',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export interface FieldOption {
  value: string;
  label: string;
}

/** A section of a page that the list of its sections can name. */
export interface FormSection {
  id: string;
  label: string;
  /** The page can do without it. */
  isOptional: boolean;
  /** It can be moved within its group. */
  isMovable: boolean;
  group: string;
  /** Where its texts are, if not below its id: a path in this entry, or another file. */
  copy?: string | undefined;
}

export interface FormField {
  /** In its group; the position in a list with `fields`; empty for the whole file. */
  key: string;
  label: string;
  hint?: string;
  kind: FieldKind;
  isRequired: boolean;
  /** Text that readers see and translators translate. */
  isProse: boolean;
  /** Of a number, or characters of a text, or items of a list. */
  min?: number;
  max?: number;
  /** A number without decimals. */
  isWhole?: boolean;
  hasRelativeDays?: boolean;
  hasTime?: boolean;
  options?: FieldOption[];
  /** Values that other entries use, to suggest. */
  suggestions?: string[];
  /** Endings of the files that it takes, such as `.mp4`. */
  endings?: string[];
  /** A web address is possible too. */
  hasUrls?: boolean;
  /** Files of the media library are accepted too. */
  hasUploads?: boolean;
  /** The field beside it that describes the picture, and whether that may be empty. */
  alt?: { key: string; mayBeEmpty: boolean };
  /** It applies if this field beside it has one of the values. */
  appliesIf?: { key: string; values: string[] };
  /** The value of a constant, and the value of another field that is left out. */
  value?: string | number | boolean;
  /** The text of the first language, which is to be translated. */
  reference?: string;
  /** Of a page, in their default order. */
  sections?: FormSection[];
  item?: FormField;
  fields?: FormField[];
  variants?: FormField[];
}

/** Nested fields are not described again, because a recursive schema has no fixed depth. */
const nested = z.unknown() as z.ZodMiniType<FormField>;

export const FormField: z.ZodMiniType<FormField> = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.optional(z.string()),
  kind: z.enum(FIELD_KINDS),
  isRequired: z.boolean(),
  isProse: z.boolean(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  isWhole: z.optional(z.boolean()),
  hasRelativeDays: z.optional(z.boolean()),
  hasTime: z.optional(z.boolean()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  suggestions: z.optional(z.array(z.string())),
  endings: z.optional(z.array(z.string())),
  hasUrls: z.optional(z.boolean()),
  hasUploads: z.optional(z.boolean()),
  alt: z.optional(z.object({ key: z.string(), mayBeEmpty: z.boolean() })),
  appliesIf: z.optional(z.object({ key: z.string(), values: z.array(z.string()) })),
  value: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  reference: z.optional(z.string()),
  sections: z.optional(
    z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        isOptional: z.boolean(),
        isMovable: z.boolean(),
        group: z.string(),
        copy: z.optional(z.string()),
      }),
    ),
  ),
  item: z.optional(nested),
  fields: z.optional(z.array(nested)),
  variants: z.optional(z.array(nested)),
});

export const EntryForm = z.object({
  fields: z.array(FormField),
  /** The entry has a Markdown text below its fields. */
  hasBody: z.boolean(),
  /** IANA name of the zone in which times of day count. */
  timeZone: z.string(),
});
export type EntryForm = z.infer<typeof EntryForm>;

export const FORM_CALLS = defineCalls(
  { tag: 'Content' },
  {
    getEntryForm: {
      route: 'GET /content/entry/form',
      permission: 'content.read',
      summary: 'Describe the fields of an entry',
      query: z.object({ file: EntryFile }),
      answer: EntryForm,
      problems: ['not-found'],
    },
  },
);
