import { type ReactNode, useId } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Shown beside the label unless it is 0. */
  count?: number;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
  children: ReactNode;
}

/** Scrolls the tab into view within the row, without scrolling the page. */
function showInRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const end = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, end), tab.offsetLeft);
}

export function Tabs({ label, tabs, active, onChange, children }: TabsProps) {
  const id = useId();
  function onKeyDown(event: React.KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.id === active);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="scroll-shades flex gap-1 overflow-x-auto border-b border-line max-sm:gap-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={tab.id === active ? showInRow : undefined}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="flex-none cursor-pointer border-b-2 border-transparent px-2.5 py-2 text-sm whitespace-nowrap text-quiet hover:text-text focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:font-medium aria-selected:text-text touch:min-h-11 forced-colors:aria-selected:border-[Highlight]"
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && (
              <span className="ml-1.5 rounded-full bg-sunken px-1.5 text-2xs text-quiet">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}
