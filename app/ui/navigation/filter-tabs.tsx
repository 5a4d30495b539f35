import { Behavior } from '#app/islands/behavior.tsx';
import currentInView from './current-in-view.behavior.ts';

interface FilterTab {
  id: string;
  label: string;
  /** URL of the filtered list. */
  href: string;
}

interface FilterTabsProps {
  /** Accessible name, which says what is filtered. */
  label: string;
  items: readonly FilterTab[];
  /** ID of the active filter. */
  current: string;
}

/** Filters of a list, in a row that scrolls horizontally if it is too long. */
export function FilterTabs({ label, items, current }: FilterTabsProps) {
  return (
    <Behavior start={currentInView} props={{}}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not scroll */}
      <div role="group" aria-label={label} className="filter-tabs">
        {items.map(({ id, label, href }) => (
          <a key={id} href={href} aria-current={id === current ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </div>
    </Behavior>
  );
}
