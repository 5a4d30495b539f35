import { type ReactNode, useId } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { PauseButton, type PauseWords } from './pause-button.tsx';
import { TabList } from './tab-list.tsx';
import startTabs, { type TabsOptions } from './tabs.behavior.ts';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  turn: TabsOptions['turn'];
  /** Turn only while a part of them is in the viewport. */
  onlyInView?: boolean;
  words: PauseWords;
  /** Level of the headings that panels get where there are no scripts and so no tabs. */
  heading?: 'h2' | 'h3' | 'h4';
}

/**
 * Tabs that turn by themselves. All panels lie in one cell of a grid, so the page below does not
 * jump when they change; without scripts they stand below each other.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, turn, onlyInView = false, words, heading: Heading = 'h3' } = props;
  const prefix = useId();
  const tabId = (id: string) => `${prefix}tab-${id}`;
  const panelId = (id: string) => `${prefix}panel-${id}`;
  return (
    <Behavior of={startTabs} props={{ turn, onlyInView }}>
      <div>
        <div className="flex flex-wrap items-center gap-2.5 sm:flex-nowrap">
          <TabList label={label} tabs={tabs} tabId={tabId} panelId={panelId} />
          <PauseButton words={words} />
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
              <Heading className="mb-3 hidden text-xl font-bold noscript:block">
                {tab.label}
              </Heading>
              {tab.panel}
            </div>
          ))}
        </div>
      </div>
    </Behavior>
  );
}
