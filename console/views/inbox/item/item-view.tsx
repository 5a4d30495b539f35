import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCan } from '#console/session.tsx';
import { BackLink } from '#console/ui/back-link.tsx';
import { useReadOnOpening } from '#console/ui/detail-page.tsx';
import { NeighbourButtons, useNeighbours } from '#console/ui/neighbours.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { useShortcut } from '#console/ui/shortcuts.ts';
import { setRead, setState } from '#console/views/inbox/change-items.ts';
import { UndeliveredBanner } from '#console/views/inbox/deliveries/undelivered-banner.tsx';
import { inboxKey, useInbox } from '#console/views/inbox/inbox-filters.ts';
import { MailsTab } from '#console/views/mails/mails-tab.tsx';
import type { InboxItem as Item } from '#contract/console/inbox.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemDeliveries } from './item-deliveries.tsx';
import { ItemNotes } from './item-notes.tsx';
import { ItemText } from './item-text.tsx';
import { Trail } from './trail.tsx';

/** What was written beside what is known of whoever wrote it; below it, the answers. */
export function ItemView({ item, search }: { item: Item; search: string }) {
  const { kind, id, name, email } = item;
  const mayWork = useCan('messages.work');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isWriting = hash === '#reply';
  const write = (isOn: boolean) =>
    void navigate({ search, hash: isOn ? 'reply' : '' }, { replace: true });
  const markRead = useCallback(() => setRead([item], true, true), [item]);
  useReadOnOpening(item.isRead, mayWork, markRead);
  const work = { group: 'This message', isOn: mayWork };
  useShortcut('r', 'Reply', () => write(true), work);
  useShortcut('d', 'Done', () => void setState([item], 'done'), work);
  useShortcut('o', 'Open again', () => void setState([item], 'open'), work);
  return (
    <Page
      title={name || email}
      lead={<BackLink pathname="/inbox" search={search} group="This message" />}
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
            <MailsTab
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
            <Panel title="Everything of this person" note={email}>
              <Trail item={item} />
            </Panel>
          </div>
        </div>
      </div>
    </Page>
  );
}

/** The kind of each that was listed here: what a change moves out of the list keeps its path. */
const kinds = new Map<string, string>();

function NextAndPrevious({ id, search }: { id: string; search: string }) {
  const list = useInbox(search);
  for (const item of list.data?.items ?? []) kinds.set(item.id, item.kind);
  const { previous, next } = useNeighbours(id, inboxKey(search), list);
  const navigate = useNavigate();
  const { state } = useLocation();
  /** In the place of this one: going back leads to the list. */
  function open(other: string | undefined) {
    const kind = other && kinds.get(other);
    if (!kind) return;
    void navigate({ pathname: `/inbox/${kind}/${other}`, search }, { replace: true, state });
  }
  return (
    <NeighbourButtons
      previous={previous}
      next={next}
      names={{ button: 'in the inbox', key: '' }}
      group="This message"
      onOpen={open}
    />
  );
}
