import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { fieldLabel } from '#console/views/content/form/place-problems.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { FieldPath } from '#contract/console/field-changes.ts';

/** The form of an entry, which the editor has loaded once for all its parts. */
export const useEntryForm = (file: string) =>
  useQuery({
    queryKey: [`content/form:${file}`],
    queryFn: ({ signal }) => call('getEntryForm', { query: { file }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Names fields of an entry as its form does. */
export function useFieldLabels({ file, data }: Pick<EntryDetail, 'file' | 'data'>) {
  const form = useEntryForm(file);
  return (path: FieldPath) => fieldLabel(form.data?.fields ?? [], data, path);
}
