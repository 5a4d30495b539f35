import type { ReactNode } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import accordion, { type AccordionMode } from './accordion.behavior.ts';
import { AccordionItem, type AccordionPanel } from './accordion-item.tsx';

interface AccordionProps {
  items: readonly AccordionPanel[];
  mode?: AccordionMode;
  /** Level of the headings that the buttons stand in. */
  heading?: 'h2' | 'h3' | 'h4';
  /** What is open at first; in mode `one` the first panel unless told. */
  initial?: readonly string[];
  className?: string;
  /** Beside the panels: what has the id of one in `data-panel` gets `data-open` with it. */
  children?: ReactNode;
}

/** Panels under buttons. Without scripts all of them are open. */
export function Accordion(props: AccordionProps) {
  const { items, mode = 'any', heading, className = '', children } = props;
  const { initial = mode === 'one' ? [items[0]?.id ?? ''] : [] } = props;
  return (
    <Behavior of={accordion} props={{ mode }}>
      <div className={`grid gap-3 ${className}`}>
        {items.map((item) => (
          <AccordionItem
            key={item.id}
            item={item}
            heading={heading}
            isOpen={initial.includes(item.id)}
            isFixed={mode === 'one'}
          />
        ))}
      </div>
      {children}
    </Behavior>
  );
}
