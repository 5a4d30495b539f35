import { Panel } from '#console/ui/panel.tsx';
import { DeliveryRow } from '#console/views/inbox/deliveries/delivery-row.tsx';
import type { InboxItem as Item } from '#contract/console/inbox.ts';

/** What was to be sent about it, to the team, to its sender and to the CRM. */
export function ItemDeliveries({ item: { id, deliveries } }: { item: Item }) {
  return (
    <Panel title="Deliveries" isFlush={deliveries.length > 0}>
      {deliveries.length === 0 ? (
        <p className="text-sm text-quiet">Nothing was to be sent about this.</p>
      ) : (
        <ul aria-label="Deliveries" className="divide-y divide-line">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} changes={[`inbox:${id}`]} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
