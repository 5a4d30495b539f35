interface TabListProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly { id: string; label: string }[];
  /** Ids of a tab and of its panel. */
  tabId(id: string): string;
  panelId(id: string): string;
}

/** On a phone two a row, as wide as each other: in a row that breaks each would have another width. */
const MANY = 'max-sm:grid max-sm:grow max-sm:basis-full max-sm:grid-cols-2 max-sm:*:px-1';

/** Names that do not fit into one row there stand below each other. */
const LETTERS = 34;
const LONG = 'max-sm:grid max-sm:grow max-sm:basis-full';

/** Tabs as pills, the chosen one dark with a thin bar that fills during its turn. */
export function TabList({ label, tabs, tabId, panelId }: TabListProps) {
  const letters = tabs.reduce((sum, tab) => sum + tab.label.length, 0);
  const phone = tabs.length > 2 ? MANY : letters > LETTERS ? LONG : '';
  return (
    <div
      role="tablist"
      aria-label={label}
      className={`flex min-w-0 flex-wrap gap-1 rounded-panel border border-hairline bg-white p-1 noscript:hidden ${phone}`}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-controls={panelId(tab.id)}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          className="group relative min-h-11 cursor-pointer rounded-full px-5 text-sm font-medium text-ink-700 transition hover:bg-primary-50 aria-selected:bg-ink aria-selected:text-white"
        >
          {tab.label}
          <span
            aria-hidden="true"
            className="absolute inset-x-5 bottom-1.5 hidden h-0.5 origin-left scale-x-(--turn,0) rounded-full bg-secondary-400 group-aria-selected:block motion-reduce:group-aria-selected:hidden"
          />
        </button>
      ))}
    </div>
  );
}
