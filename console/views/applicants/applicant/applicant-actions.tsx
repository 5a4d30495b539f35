import { lazy, Suspense, useState } from 'react';
import { useCan } from '#console/session.tsx';
import { copyText } from '#console/ui/copy-text.ts';
import { Icon } from '#console/ui/icon.tsx';
import { Menu, type MenuItem } from '#console/ui/menu.tsx';
import { formatCount } from '#console/ui/more-rows.tsx';
import { NeighborButtons, type Neighbors } from '#console/ui/neighbors.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { useOpenNeighbor } from './use-applicant-keys.ts';

const EraseDialog = lazy(() => import('./erase-dialog.tsx'));

interface ApplicantActionsProps {
  applicant: Applicant;
  search: string;
  neighbors: Neighbors;
  readState: { isRead: boolean; toggle: () => unknown };
  mayWork: boolean;
}

const COPY_LINK: MenuItem = {
  label: 'Copy link to this page',
  icon: 'link-2',
  onSelect: async () => {
    // The list's filters may contain names.
    const link = location.href.replace(/[?#].*$/, '');
    if (await copyText(link)) showToast({ text: 'Link copied' });
    // The browser's own dialog shows the link selected, and adds nothing to the size of the page.
    else prompt('Could not copy. The link is selected, so copy it with the keyboard.', link);
  },
};

export function ApplicantActions(props: ApplicantActionsProps) {
  const { applicant, search, neighbors, readState, mayWork } = props;
  const { position, total, previous, next } = neighbors;
  const open = useOpenNeighbor(search);
  const mayErase = useCan('people.erase');
  const [isErasing, setErasing] = useState(false);
  const readItem: MenuItem = {
    label: readState.isRead ? 'Mark as unread' : 'Mark as read',
    icon: readState.isRead ? 'eye-off' : 'eye',
    onSelect: () => void readState.toggle(),
  };
  const eraseItem: MenuItem = {
    label: 'Erase all data',
    icon: 'trash-2',
    isDanger: true,
    onSelect: () => setErasing(true),
  };
  return (
    <>
      {position > 0 && total !== undefined && (
        <span className="self-center text-xs text-quiet max-sm:sr-only">
          {formatCount(position)} of {formatCount(total)}
        </span>
      )}
      <NeighborButtons
        previous={previous}
        next={next}
        names={{ button: 'applicant', key: ' applicant' }}
        group="Applicant"
        onOpen={open}
      />
      <Menu
        label="More actions for this applicant"
        side="below-end"
        items={[
          ...(mayWork ? [readItem] : []),
          COPY_LINK,
          ...(mayErase ? ['line' as const, eraseItem] : []),
        ]}
        buttonClass="grid size-8 cursor-pointer place-items-center rounded-inner text-quiet hover:bg-sunken hover:text-text touch:size-11"
      >
        <Icon name="ellipsis" />
      </Menu>
      {isErasing && (
        <Suspense>
          <EraseDialog applicant={applicant} search={search} onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </>
  );
}
