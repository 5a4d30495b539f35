/** The page of one entry: its form, its text and its preview. */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { DetailPage } from '#console/ui/detail-page.tsx';
import { EntryEditor } from './entry-editor.tsx';

export function Component() {
  const [params] = useSearchParams();
  const file = params.get('file') ?? '';
  const entry = useQuery({
    queryKey: [`content/entry:${file}`],
    queryFn: ({ signal }) => call('getEntry', { query: { file }, signal }),
  });
  return (
    <DetailPage
      query={entry}
      title="Entry"
      label="Entry"
      notFound={{
        heading: 'Content',
        icon: 'file-text',
        title: 'There is no such entry',
        back: 'All content',
      }}
      list="/content"
    >
      {(data) => <EntryEditor key={data.file} entry={data} />}
    </DetailPage>
  );
}
