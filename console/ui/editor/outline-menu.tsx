/** Lists the headings of the text and jumps to them. */
import { useId, useRef, useState } from 'react';
import { FLOATING, SIDES } from '#console/ui/anchored.ts';
import { buttonClass } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { moveFocus } from '#console/ui/menu-keys.ts';
import type { OutlineHeading } from './text-outline.ts';

interface OutlineMenuProps {
  readHeadings: () => OutlineHeading[];
  onJump: (position: number) => void;
}

const INDENTS: Readonly<Record<number, string>> = { 3: 'pl-6', 4: 'pl-10', 5: 'pl-10', 6: 'pl-10' };

export function OutlineMenu({ readHeadings, onJump }: OutlineMenuProps) {
  const id = useId();
  const anchor = `--outline-${id.replace(/\W/g, '')}`;
  const list = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<OutlineHeading[]>([]);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor } as React.CSSProperties}
        className={buttonClass({ tone: 'plain', size: 'small' })}
      >
        <Icon name="table-of-contents" size={14} />
        Outline
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label="Outline"
        tabIndex={-1}
        onKeyDown={moveFocus}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setHeadings(readHeadings());
        }}
        onToggle={({ newState }) => {
          if (newState === 'open') list.current?.querySelector('button')?.focus();
        }}
        style={{ positionAnchor: anchor } as React.CSSProperties}
        className={`${FLOATING} ${SIDES['above-end']} p-1 sm:max-w-96 sm:min-w-56`}
      >
        {headings.length === 0 && (
          <p className="px-2.5 py-1.5 text-sm text-quiet">
            No headings yet. Headings divide a long text.
          </p>
        )}
        {headings.map(({ text, level, position }) => (
          <button
            key={position}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              list.current?.hidePopover();
              onJump(position);
            }}
            className={`block w-full cursor-pointer truncate rounded-inner px-2.5 py-1.5 text-left text-sm hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 touch:min-h-11 ${INDENTS[level] ?? ''}`}
          >
            {text || 'Heading without text'}
          </button>
        ))}
      </div>
    </>
  );
}
