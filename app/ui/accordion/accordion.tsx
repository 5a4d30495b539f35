import { type ReactNode, useId } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import accordion, { type AccordionMode } from './accordion.behavior.ts';

interface AccordionProps {
  items: readonly AccordionPanel[];
  mode?: AccordionMode;
  /** IDs of the panels that are open at first; by default the first one in mode `one`. */
  initial?: readonly string[];
  className?: string;
  /**
   * Shown beside the panels. Elements with a panel's ID in `data-panel` get `data-open` with it.
   */
  children?: ReactNode;
}

/** Panels under buttons. Without scripts all of them are open. */
export function Accordion(props: AccordionProps) {
  const { items, mode = 'any', className = '', children } = props;
  const { initial = mode === 'one' ? [items[0]?.id ?? ''] : [] } = props;
  return (
    <Behavior start={accordion} props={{ mode }}>
      <div className={`grid gap-3 ${className}`}>
        {items.map((item) => (
          <AccordionItem
            key={item.id}
            item={item}
            isOpen={initial.includes(item.id)}
            isFixed={mode === 'one'}
          />
        ))}
      </div>
      {children}
    </Behavior>
  );
}

interface AccordionPanel {
  id: string;
  title: ReactNode;
  panel: ReactNode;
}

interface AccordionItemProps {
  item: AccordionPanel;
  isOpen: boolean;
  /** Its own button cannot close it. */
  isFixed: boolean;
}

function AccordionItem({ item, isOpen, isFixed }: AccordionItemProps) {
  const id = useId();
  return (
    <div
      data-panel={item.id}
      data-open={isOpen ? '' : undefined}
      className="group/item rounded-card border border-hairline bg-white transition-colors data-open:border-primary-300"
    >
      <h3 className="text-lg tracking-[-0.015em]">
        <button
          type="button"
          id={`${id}button`}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          aria-disabled={isFixed ? isOpen : undefined}
          className="flex min-h-15 w-full cursor-pointer items-center justify-between gap-4 rounded-card px-5 py-3 text-start font-medium aria-disabled:cursor-default sm:px-6 noscript:pointer-events-none"
        >
          {item.title}
          <Icon
            name="chevron-down"
            size={20}
            className="flex-none text-primary-600 transition-transform duration-250 group-data-open/item:-rotate-180 noscript:hidden"
          />
        </button>
      </h3>
      <div className="grid grid-rows-[0fr] transition-[grid-template-rows] duration-250 group-data-open/item:grid-rows-[1fr] motion-reduce:transition-none noscript:grid-rows-[1fr]">
        <section
          id={`${id}panel`}
          aria-labelledby={`${id}button`}
          className="invisible min-h-0 overflow-hidden transition-[visibility] duration-250 group-data-open/item:visible motion-reduce:transition-none noscript:visible"
        >
          <div className="px-5 pb-5 text-ink-700 sm:px-6 sm:pb-6">{item.panel}</div>
        </section>
      </div>
    </div>
  );
}
