import { type ReactNode, useId } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { shownLength } from '#contract/shown-length.ts';
import { PauseButton, type PauseLabels } from './pause-button.tsx';
import startTabs, { type TabsOptions } from './tabs.behavior.ts';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  rotation: TabsOptions['rotation'];
  /** Rotates only while a part of it is in the viewport. */
  onlyInView?: boolean;
  /** By default the labels of all pages. */
  labels: Partial<PauseLabels>;
}

/**
 * Rotating tabs. All panels are in the same grid cell, so that the page below does not shift when
 * they change; without scripts they are below each other. A single panel needs no tab.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, rotation, onlyInView = false, labels } = props;
  const { pause, play } = useCopy('labels');
  const prefix = useId();
  const [onlyTab] = tabs;
  if (tabs.length === 1) return <div>{onlyTab?.panel}</div>;
  const tabId = (id: string) => `${prefix}tab-${id}`;
  const panelId = (id: string) => `${prefix}panel-${id}`;
  return (
    <Behavior start={startTabs} props={{ rotation, onlyInView }}>
      <div>
        <div className="flex flex-wrap items-center gap-2.5 sm:flex-nowrap">
          <TabList label={label} tabs={tabs} tabId={tabId} panelId={panelId} />
          <PauseButton labels={{ pause: labels.pause ?? pause, play: labels.play ?? play }} />
        </div>
        <div className="mt-6 grid">
          {tabs.map((tab, index) => (
            <div
              key={tab.id}
              role="tabpanel"
              id={panelId(tab.id)}
              aria-labelledby={tabId(tab.id)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern asks for it
              tabIndex={0}
              data-away={index === 0 ? undefined : ''}
              className="col-start-1 row-start-1 min-w-0 transition-opacity duration-300 data-away:invisible data-away:opacity-0 noscript:visible! noscript:row-start-auto noscript:mt-8 noscript:opacity-100!"
            >
              {/* Replaces the tab, which needs a script. */}
              <h3 className="mb-3 hidden text-xl font-bold noscript:block">{tab.label}</h3>
              {tab.panel}
            </div>
          ))}
        </div>
      </div>
    </Behavior>
  );
}

interface TabListProps {
  /** Accessible name of the list. */
  label: string;
  tabs: readonly { id: string; label: string }[];
  /** The element IDs of a tab and of its panel. */
  tabId(id: string): string;
  panelId(id: string): string;
}

/** On a phone two per row with equal widths, which they would not have in a wrapping row. */
const TWO_PER_ROW = 'max-sm:grid max-sm:grow max-sm:basis-full max-sm:grid-cols-2 max-sm:*:px-1';

/** Two labels with more characters in total do not fit into a phone's row. */
const MAX_ROW_LENGTH = 34;
const ONE_PER_ROW = 'max-sm:grid max-sm:grow max-sm:basis-full';

/** Tabs as pills; the selected one has a bar that fills during its turn. */
function TabList({ label, tabs, tabId, panelId }: TabListProps) {
  const length = tabs.reduce((sum, tab) => sum + shownLength(tab.label), 0);
  const phoneClass = tabs.length > 2 ? TWO_PER_ROW : length > MAX_ROW_LENGTH ? ONE_PER_ROW : '';
  return (
    <div
      role="tablist"
      aria-label={label}
      className={`flex min-w-0 flex-wrap gap-1 rounded-panel border border-hairline bg-white p-1 noscript:hidden ${phoneClass}`}
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
            className="absolute inset-x-5 bottom-1.5 hidden h-0.5 origin-left rtl:origin-right scale-x-(--turn,0) rounded-full bg-secondary-400 group-aria-selected:block motion-reduce:group-aria-selected:hidden"
          />
        </button>
      ))}
    </div>
  );
}
