import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { BackLink } from '#console/ui/back-link.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { Pager } from '#console/ui/pager.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import type { DeliveryPage } from '#contract/console/deliveries.ts';
import { DeliveryRow } from './delivery-row.tsx';

/** What waits to be sent, and what could not be: a notice that nobody gets is a lead that is lost. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const cursor = params.get('cursor') ?? undefined;
  const mayRetry = useCan('deliveries.retry');
  const deliveries = useQuery({
    queryKey: [`deliveries?${cursor ?? ''}`],
    queryFn: ({ signal }) => call('listDeliveries', { query: { cursor }, signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = deliveries;
  return (
    <Page
      title="Deliveries"
      lead={<BackLink pathname="/inbox" group="Deliveries" />}
      note={data && countWords(data)}
      actions={
        mayRetry &&
        data !== undefined &&
        data.failed > 0 && (
          <Button
            icon="refresh-cw"
            onClick={() =>
              mutate({
                send: () => call('retryDeliveries', { body: { ids: null } }),
                changes: ['deliveries'],
                done: 'Trying again now',
              })
            }
          >
            {data.failed === 1 ? 'Retry' : `Retry all ${data.failed}`}
          </Button>
        )
      }
    >
      <div className="grid gap-4 px-4 pb-8">
        {data && data.late > 0 && data.oldestWaitingAt !== null && (
          <Banner tone="problem">
            {data.late === 1
              ? 'One has been waiting for more than an hour'
              : `${data.late} have been waiting for more than an hour`}
            . {data.late === 1 ? 'It' : 'The oldest'} was queued{' '}
            <RelativeTime at={data.oldestWaitingAt} />. The mail server or the CRM may be down: ask
            the person who runs this site.
          </Banner>
        )}
        <Pending query={deliveries} />
        {data?.items.length === 0 && (
          <EmptyState icon="send" title="Everything has been delivered">
            What waits to be sent, and what could not be, shows here with the reason.
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <Panel isFlush>
            <ul aria-label="Deliveries" className="divide-y divide-line">
              {data.items.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  changes={['inbox', 'applications']}
                />
              ))}
            </ul>
            <Pager
              onPrevious={cursor ? () => history.back() : undefined}
              onNext={data.next ? () => setParams({ cursor: data.next ?? '' }) : undefined}
            >
              {data.items.length} shown
            </Pager>
          </Panel>
        )}
      </div>
    </Page>
  );
}

function countWords({ waiting, scheduled, failed }: DeliveryPage): string {
  const counts = [`${waiting} waiting`, scheduled > 0 && `${scheduled} scheduled`];
  return [...counts, `${failed} not delivered`].filter(Boolean).join(', ');
}
