import { type ReactNode, useId } from 'react';
import ChevronDown from '#app/ui/icons/chevron-down.ts';

export interface AccordionPanel {
  id: string;
  title: ReactNode;
  panel: ReactNode;
}

interface AccordionItemProps {
  item: AccordionPanel;
  heading: 'h2' | 'h3' | 'h4' | undefined;
  open: boolean;
  /** The open panel cannot be closed by its own button. */
  fixed: boolean;
  onPress(): void;
}

export function AccordionItem(props: AccordionItemProps) {
  const { item, heading: Heading = 'h3', open, fixed, onPress } = props;
  const id = useId();
  return (
    <div
      className={`rounded-card border bg-white transition-colors ${open ? 'border-primary-300' : 'border-hairline'}`}
    >
      <Heading className="text-lg tracking-[-0.015em]">
        <button
          type="button"
          id={`${id}button`}
          aria-expanded={open}
          aria-controls={`${id}panel`}
          aria-disabled={fixed && open ? true : undefined}
          onClick={onPress}
          className="group flex min-h-15 w-full cursor-pointer items-center justify-between gap-4 rounded-card px-5 py-3 text-left font-medium aria-disabled:cursor-default sm:px-6 noscript:pointer-events-none"
        >
          {item.title}
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="flex-none text-primary-600 transition-transform duration-250 group-aria-expanded:-rotate-180 noscript:hidden"
          />
        </button>
      </Heading>
      <div
        className={`grid transition-[grid-template-rows] duration-250 motion-reduce:transition-none noscript:grid-rows-[1fr] ${open ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]'}`}
      >
        <section
          id={`${id}panel`}
          aria-labelledby={`${id}button`}
          className={`min-h-0 overflow-hidden transition-[visibility] duration-250 motion-reduce:transition-none noscript:visible ${open ? 'visible' : 'invisible'}`}
        >
          <div className="px-5 pb-5 text-ink-700 sm:px-6 sm:pb-6">{item.panel}</div>
        </section>
      </div>
    </div>
  );
}
