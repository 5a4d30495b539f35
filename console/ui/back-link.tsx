import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from './icon.tsx';
import { useShortcut } from './shortcuts.ts';

/** History state, set by the rows of a list and passed on from one applicant to the next. */
export interface FromList {
  isFromList: true;
  /** The list is the previous history entry, so going back restores its position. */
  pathname: string;
}

interface BackLinkProps {
  /** Target when the page was not opened from a list. */
  pathname: string;
  search?: string;
  /** Group of its shortcut in the list of keyboard shortcuts. */
  group: string;
}

/** Link before the heading that returns to the list. */
export function BackLink({ pathname, search = '', group }: BackLinkProps) {
  const state = useLocation().state as Partial<FromList> | null;
  const navigate = useNavigate();
  const to = { pathname: state?.pathname ?? pathname, search };
  const goBack = () => void (state?.isFromList ? navigate(-1) : navigate(to));
  useShortcut('Escape', 'Back to list', goBack, { group });
  return (
    <Link
      to={to}
      aria-label="Back to list"
      title="Back to list (Esc)"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || !state?.isFromList) return;
        event.preventDefault();
        goBack();
      }}
      className="-ml-2 grid size-8 flex-none place-items-center rounded-inner text-quiet hover:bg-sunken hover:text-text touch:size-11"
    >
      <Icon name="arrow-left" />
    </Link>
  );
}
