import { useState } from 'react';
import { AccordionItem, type AccordionPanel } from './accordion-item.tsx';
import { type AccordionMode, opened } from './opened.ts';

interface AccordionProps {
  items: readonly AccordionPanel[];
  mode?: AccordionMode;
  /** Level of the headings that the buttons stand in. */
  heading?: 'h2' | 'h3' | 'h4';
  /** What is open at first; in mode `one` the first panel unless told. */
  initial?: readonly string[];
  /** Told which panels are open, for what changes beside them. */
  onChange?: (open: readonly string[]) => void;
}

/** Panels under buttons. Without scripts all of them are open. */
export function Accordion({ items, mode = 'any', heading, initial, onChange }: AccordionProps) {
  const [open, setOpen] = useState(initial ?? (mode === 'one' ? [items[0]?.id ?? ''] : []));
  return (
    <div className="grid gap-3">
      {items.map((item) => (
        <AccordionItem
          key={item.id}
          item={item}
          heading={heading}
          open={open.includes(item.id)}
          fixed={mode === 'one'}
          onPress={() => {
            const next = opened(open, item.id, mode);
            setOpen(next);
            onChange?.(next);
          }}
        />
      ))}
    </div>
  );
}
