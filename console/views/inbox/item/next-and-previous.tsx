import { useLocation, useNavigate } from 'react-router';
import { useNeighbours } from '#console/api/use-neighbours.ts';
import { useShortcut } from '#console/keys/use-shortcut.ts';
import { IconButton } from '#console/ui/icon-button.tsx';
import { inboxKey, useInbox } from '#console/views/inbox/use-inbox.ts';

const SHOW = { group: 'This message' };

/** The kind of each that was listed here: what a change moves out of the list keeps its path. */
const kinds = new Map<string, string>();

/** The way through the list whose filters stand in the URL. */
export function NextAndPrevious({ id, search }: { id: string; search: string }) {
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
  useShortcut('j', 'Next', () => open(next), SHOW);
  useShortcut('k', 'Previous', () => open(previous), SHOW);
  return (
    <span className="flex">
      <IconButton
        icon="chevron-up"
        label="Previous in the inbox"
        keys="k"
        disabled={!previous}
        onClick={() => open(previous)}
      />
      <IconButton
        icon="chevron-down"
        label="Next in the inbox"
        keys="j"
        disabled={!next}
        onClick={() => open(next)}
      />
    </span>
  );
}
