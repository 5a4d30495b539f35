/** The entry in its other language: which texts are missing there, and what the form shows of it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { editPath } from '#console/views/content/entry-labels.ts';
import { dotted, valueAt } from '#console/views/content/form/field-paths.ts';
import type { OtherTexts } from '#console/views/content/form/form-context.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { Translation } from '#contract/console/translations.ts';
import { fieldName } from '#contract/preview.ts';
import type { Snapshot } from './draft-saver.ts';
import { type MissingTexts, missingTexts, textPaths } from './translated-texts.ts';

/** The parameter that says whether both languages are shown. A translation shows both by default. */
const SHOWN = 'languages';
type Shown = 'one' | 'both';

export interface EntryLanguages {
  /** Empty for an entry that is not translated. */
  items: readonly Translation[];
  original: string;
  /** The translation that is shown or compared. */
  current: Translation;
  isOriginal: boolean;
  isBoth: boolean;
  /** The entry in the other language; undefined until it is loaded. */
  otherEntry: EntryDetail | undefined;
  /** Undefined until it is known. */
  texts: (MissingTexts & { order: ReturnType<typeof textPaths> }) | undefined;
  /** For the form; see `EntryForm`. */
  other: OtherTexts | null | undefined;
  pathOf: (file: string, shown: Shown, field?: string) => string;
}

/** @returns undefined for an entry that stays in one language */
export function useTranslation({ entry, data }: Snapshot): EntryLanguages | undefined {
  const { file } = entry;
  const [params] = useSearchParams();
  const { data: translations } = useQuery({
    queryKey: [`content/translations:${file}`],
    queryFn: ({ signal }) => call('listTranslations', { query: { file }, signal }),
  });
  const { original = file, items = [] } = translations ?? {};
  const isOriginal = file === original;
  const current = items.find((item) => item.file === file) ?? items[0];
  const isBoth = (params.get(SHOWN) ?? (isOriginal ? 'one' : 'both')) === 'both';
  const otherFile = isOriginal ? current?.file : original;
  const { data: otherEntry } = useQuery({
    queryKey: [`content/entry:${otherFile}`],
    queryFn: ({ signal }) => call('getEntry', { query: { file: otherFile ?? '' }, signal }),
    enabled: otherFile !== undefined,
  });
  const { data: form } = useQuery({
    queryKey: [`content/form:${current?.file}`],
    queryFn: ({ signal }) => call('getEntryForm', { query: { file: current?.file ?? '' }, signal }),
    enabled: current !== undefined && isBoth,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const translatedData = isOriginal ? otherEntry?.data : data;
  const texts = useMemo(() => {
    if (!form || translatedData === undefined) return undefined;
    return { ...missingTexts(form.fields, translatedData), order: textPaths(form.fields) };
  }, [form, translatedData]);
  const known = useMemo(() => new Set(textPaths(form?.fields ?? []).map(dotted)), [form]);
  const other = useMemo((): OtherTexts | null | undefined => {
    if (!current) return undefined;
    if (!isBoth) return isOriginal ? undefined : null;
    return {
      language: current.code,
      isOriginal: !isOriginal,
      missingIn: current.name,
      hasText: (path) => known.has(dotted(path)),
      textAt: (path) => {
        const text = valueAt(otherEntry?.data, path);
        return typeof text === 'string' ? text : undefined;
      },
      hrefAt: (path) => {
        const [, field = ''] = fieldName('', path).split('#');
        return withShown(isOriginal ? current.file : original, 'both', field);
      },
    };
  }, [current, isBoth, isOriginal, original, otherEntry, known]);
  if (!current) return undefined;
  const common = { items, original, current, isOriginal, isBoth, otherEntry, texts, other };
  return { ...common, pathOf: withShown };
}

const withShown = (file: string, shown: Shown, field = '') =>
  `${editPath(file, field)}&${new URLSearchParams({ [SHOWN]: shown })}`;
