import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from './icon.tsx';
import { useShortcut } from './shortcuts.ts';

/** Set by the rows of a list, and taken along from one applicant to the next. */
export interface FromList {
  isFromList: true;
  /** The list is the entry before: going back finds it where it was. */
  pathname: string;
}

interface BackLinkProps {
  /** The list, for whoever came from elsewhere. */
  pathname: string;
  /** Its filters. */
  search?: string;
  /** What is being looked at: where its key stands among the others. */
  group: string;
}

/** Before the heading: to the list that one came from, as it was. */
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
