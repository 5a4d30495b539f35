import { type ReactNode, useId } from 'react';
import { PauseButton, type PauseWords } from './pause-button.tsx';
import type { Rotation } from './rotation.ts';
import { TabList } from './tab-list.tsx';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** From `useProgressRotation` or `useIntervalRotation`. */
  rotation: Rotation;
  words: PauseWords;
  /** Level of the headings that panels get where there are no scripts and so no tabs. */
  heading?: 'h2' | 'h3' | 'h4';
}

/**
 * Tabs that turn by themselves. All panels lie in one cell of a grid, so the page below does not
 * jump when they change; without scripts they stand below each other.
 */
export function Tabs({ label, tabs, rotation, words, heading: Heading = 'h3' }: TabsProps) {
  const prefix = useId();
  const tabId = (id: string) => `${prefix}tab-${id}`;
  const panelId = (id: string) => `${prefix}panel-${id}`;
  return (
    <div ref={rotation.area}>
      <div className="flex items-center gap-2.5">
        <TabList label={label} tabs={tabs} rotation={rotation} tabId={tabId} panelId={panelId} />
        <PauseButton rotation={rotation} words={words} />
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
            className={`col-start-1 min-w-0 transition-opacity duration-300 noscript:visible noscript:mt-8 noscript:opacity-100 ${
              index === rotation.selected ? 'row-start-1' : 'invisible row-start-1 opacity-0'
            } noscript:row-start-auto`}
          >
            <Heading className="mb-3 hidden text-xl font-bold noscript:block">{tab.label}</Heading>
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}
