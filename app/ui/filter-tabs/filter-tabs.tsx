import { Link } from 'react-router';
import { useCurrentInView } from '#app/ui/saved-scroll/use-current-in-view.ts';

interface FilterTab {
  id: string;
  label: string;
  /** URL of the filtered list; a button without one. */
  href?: string;
}

interface FilterTabsProps {
  /** What is filtered, in words. */
  label: string;
  items: readonly FilterTab[];
  /** Id of the one in use. */
  current: string;
  /** For buttons. */
  onSelect?: (id: string) => void;
}

/** Filters of a list in a row, which scrolls sideways where it is too long. */
export function FilterTabs({ label, items, current, onSelect }: FilterTabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not scroll
    <div ref={useCurrentInView()} role="group" aria-label={label} className="filter-tabs">
      {items.map(({ id, label, href }) => {
        const mark = id === current ? ('true' as const) : undefined;
        return href ? (
          <Link key={id} to={href} aria-current={mark} preventScrollReset>
            {label}
          </Link>
        ) : (
          <button key={id} type="button" aria-current={mark} onClick={() => onSelect?.(id)}>
            {label}
          </button>
        );
      })}
    </div>
  );
}
