import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useCan } from '#console/session.tsx';
import { BackLink } from '#console/ui/back-link.tsx';
import { useMarkReadOnOpen } from '#console/ui/detail-page.tsx';
import { Icon, type IconName } from '#console/ui/icon.tsx';
import { NeighborButtons, useNeighbors } from '#console/ui/neighbors.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { useShortcut } from '#console/ui/shortcuts.ts';
import { useKindLabel } from '#console/views/applicants/data/console-facts.ts';
import { setRead, setState } from '#console/views/inbox/change-items.ts';
import { DeliveryRow } from '#console/views/inbox/deliveries/delivery-row.tsx';
import { UndeliveredBanner } from '#console/views/inbox/deliveries/undelivered-banner.tsx';
import { inboxKey, useInbox } from '#console/views/inbox/inbox-filters.ts';
import { EmailsTab } from '#console/views/mails/mails-tab.tsx';
import type { ActivityEntry, InboxItem as Item } from '#contract/console/inbox.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemNotes } from './item-notes.tsx';

export function ItemView({ item, search }: { item: Item; search: string }) {
  const { kind, id, name, email } = item;
  const mayWork = useCan('messages.work');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isWriting = hash === '#reply';
  const write = (isOn: boolean) =>
    void navigate({ search, hash: isOn ? 'reply' : '' }, { replace: true });
  const markRead = useCallback(() => setRead([item], true, true), [item]);
  useMarkReadOnOpen(item.isRead, mayWork, markRead);
  const work = { group: 'Inbox item', isOn: mayWork };
  useShortcut('r', 'Reply', () => write(true), work);
  useShortcut('d', 'Mark as done', () => void setState([item], 'done'), work);
  useShortcut('o', 'Reopen', () => void setState([item], 'open'), work);
  return (
    <Page
      title={name || email}
      lead={<BackLink pathname="/inbox" search={search} group="Inbox item" />}
      note={item.reference}
      actions={
        <>
          <NextAndPrevious id={id} search={search} />
          <ItemActions item={item} onReply={() => write(true)} />
        </>
      }
      isWide
    >
      <div className="grid gap-4 px-4 pb-8">
        <UndeliveredBanner deliveries={item.deliveries} changes={['inbox', `inbox:${id}`]} />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
          <div className="grid gap-5 *:empty:hidden">
            <ItemText item={item} />
            <EmailsTab
              to={{ kind, id, name: name || email, mails: item.mails }}
              mayWork={mayWork}
              isWriting={isWriting}
              onWrite={write}
              isAlone={false}
            />
            <ItemNotes item={item} mayWork={mayWork} />
          </div>
          <div className="grid gap-5">
            <ItemDeliveries item={item} />
            <Panel title="Activity" note={email}>
              <Activity item={item} />
            </Panel>
          </div>
        </div>
      </div>
    </Page>
  );
}

/**
 * Kinds by id of all items that were listed: an item that a change removes from the list still
 * needs its path.
 */
const kindsById = new Map<string, string>();

function NextAndPrevious({ id, search }: { id: string; search: string }) {
  const list = useInbox(search);
  for (const item of list.data?.items ?? []) kindsById.set(item.id, item.kind);
  const { previous, next } = useNeighbors(id, inboxKey(search), list);
  const navigate = useNavigate();
  const { state } = useLocation();
  /** Replaces the history entry, so that going back leads to the list. */
  function open(other: string | undefined) {
    const kind = other && kindsById.get(other);
    if (!kind) return;
    void navigate({ pathname: `/inbox/${kind}/${other}`, search }, { replace: true, state });
  }
  return (
    <NeighborButtons
      previous={previous}
      next={next}
      names={{ button: 'item', key: ' item' }}
      group="Inbox item"
      onOpen={open}
    />
  );
}

function ItemDeliveries({ item: { id, deliveries } }: { item: Item }) {
  return (
    <Panel title="Deliveries" isFlush={deliveries.length > 0}>
      {deliveries.length === 0 ? (
        <p className="text-sm text-quiet">No deliveries for this item.</p>
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

const ICONS: Readonly<Record<string, IconName>> = {
  application: 'briefcase',
  message: 'message-square',
  lead: 'file-text',
  subscription: 'mail',
  alert: 'bell',
  mail: 'send',
};

function pathOf({ view, kind, id }: ActivityEntry): string | null {
  if (view === 'applicants') return `/applicants/${id}`;
  return view && `/${view}/${kind}/${id}`;
}

/** Newest first, limited to what the role may see. */
function Activity({ item: { activity, id } }: { item: Item }) {
  return (
    <ol aria-label="Activity" className="grid gap-3">
      {activity.map((entry) => {
        const path = entry.id === id ? null : pathOf(entry);
        return (
          <li key={`${entry.kind}-${entry.id}-${entry.at}`} className="flex gap-2.5 text-sm">
            <Icon name={ICONS[entry.kind] ?? 'inbox'} className="mt-0.5 text-quiet" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap gap-x-2 wrap-anywhere">
                {path ? (
                  <Link to={path} className="hover:underline">
                    {entry.title}
                  </Link>
                ) : (
                  <span className={entry.id === id ? 'font-medium' : ''}>{entry.title}</span>
                )}
                <RelativeTime at={entry.at} className="text-xs text-quiet" />
              </p>
              {entry.text && <p className="line-clamp-2 text-xs text-quiet">{entry.text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const capitalized = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** Renders the submission as plain text, never as markup. */
function ItemText({ item }: { item: Item }) {
  const { kind, about, message, email, phone, company, page, consent, receivedAt } = item;
  const kindLabel = useKindLabel();
  const facts = [
    [
      'Email',
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ['Phone', phone],
    ['Company', company],
    ...item.facts.map(({ label, value }) => [capitalized(label), value] as const),
    ['Sent from', page.title ? `${page.title} (${page.route})` : page.route],
  ] as const;
  return (
    <Panel
      title={[kindLabel(kind), about].filter(Boolean).join(': ')}
      note={<RelativeTime at={receivedAt} />}
    >
      {message && (
        <p className="max-w-prose text-base wrap-anywhere whitespace-pre-wrap">{message}</p>
      )}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {consent && (
        <details className="mt-3 text-xs text-quiet">
          <summary className="w-fit cursor-pointer touch:py-3">Consent text</summary>
          <p className="mt-1 max-w-prose">{consent}</p>
        </details>
      )}
    </Panel>
  );
}
