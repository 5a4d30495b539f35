import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { BackLink } from '#console/ui/back-link.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { useCursorPages } from '#console/ui/cursor-pages.ts';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { CursorPager } from '#console/ui/pager.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import type { DeliveryPage } from '#contract/console/deliveries.ts';
import { DeliveryRow } from './delivery-row.tsx';

/** Emails and CRM records that are waiting or have failed. A lost one may be a lost lead. */
export function Component() {
  const pages = useCursorPages();
  const { cursor } = pages;
  const deliveries = useQuery({
    queryKey: [`deliveries?${cursor ?? ''}`],
    queryFn: ({ signal }) => call('listDeliveries', { query: { cursor }, signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = deliveries;
  const { items = [], next } = data ?? {};
  return (
    <Page
      title="Deliveries"
      lead={<BackLink pathname="/inbox" group="Deliveries" />}
      note={data && countLabel(data)}
      actions={data && <RetryAll failed={data.failed} />}
    >
      <div className="grid gap-4 px-4 pb-8">
        {data && <LateBanner {...data} />}
        <QueryPending query={deliveries} />
        {data?.items.length === 0 && (
          <EmptyState icon="send" title="Everything has been delivered">
            Emails and CRM records that are waiting or have failed appear here with the reason.
          </EmptyState>
        )}
        {items.length > 0 && (
          <Panel isFlush>
            <DeliveryList items={items} />
            <CursorPager pages={pages} next={deliveries.isPlaceholderData ? null : next}>
              {items.length} shown
            </CursorPager>
          </Panel>
        )}
      </div>
    </Page>
  );
}

function DeliveryList({ items }: Pick<DeliveryPage, 'items'>) {
  return (
    <ul aria-label="Deliveries" className="divide-y divide-line">
      {items.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} changes={['inbox', 'applications']} />
      ))}
    </ul>
  );
}

function RetryAll({ failed }: Pick<DeliveryPage, 'failed'>) {
  if (!useCan('deliveries.retry') || failed === 0) return null;
  return (
    <Button
      icon="refresh-cw"
      onClick={() =>
        mutate({
          send: () => call('retryDeliveries', { body: { ids: null } }),
          invalidates: ['deliveries'],
          doneText: 'Retrying now',
        })
      }
    >
      {failed === 1 ? 'Retry' : `Retry all ${failed}`}
    </Button>
  );
}

function LateBanner({ late, oldestWaitingAt }: Pick<DeliveryPage, 'late' | 'oldestWaitingAt'>) {
  if (late === 0 || oldestWaitingAt === null) return null;
  return (
    <Banner tone="problem">
      {late === 1
        ? '1 delivery has been waiting for more than an hour'
        : `${late} deliveries have been waiting for more than an hour`}
      . {late === 1 ? 'It' : 'The oldest'} was queued <RelativeTime at={oldestWaitingAt} />. The
      mail server or the CRM may be down. Contact the person who runs this site.
    </Banner>
  );
}

function countLabel({ waiting, scheduled, failed }: DeliveryPage): string {
  const counts = [`${waiting} waiting`, scheduled > 0 && `${scheduled} scheduled`];
  return [...counts, `${failed} not delivered`].filter(Boolean).join(', ');
}
