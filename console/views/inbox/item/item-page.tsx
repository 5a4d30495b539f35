import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { DetailPage } from '#console/ui/detail-page.tsx';
import { readFilters, searchOf } from '#console/views/inbox/inbox-filters.ts';
import { ItemView } from './item-view.tsx';

const GONE = {
  heading: 'Item not found',
  icon: 'inbox',
  title: 'This message or lead does not exist',
  back: 'Back to inbox',
} as const;

export function Component() {
  const { kind = '', id = '' } = useParams();
  const [params] = useSearchParams();
  const search = searchOf(readFilters(params));
  const query = useQuery({
    queryKey: [`inbox:${id}`],
    queryFn: ({ signal }) => call('getInboxItem', { params: { kind, id }, signal }),
  });
  return (
    <DetailPage
      query={query}
      title="Inbox"
      label="Loading"
      notFound={GONE}
      list={{ pathname: '/inbox', search }}
    >
      {(item) => <ItemView key={id} item={item} search={search} />}
    </DetailPage>
  );
}
