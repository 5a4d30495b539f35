import { type ReactNode, useId, useRef } from 'react';
import { FLOATING, SIDES } from './anchored.ts';
import { Icon, type IconName } from './icon.tsx';
import { moveFocus } from './menu-keys.ts';

export interface MenuItem {
  label: string;
  icon?: IconName;
  hint?: string;
  isDanger?: boolean;
  /** Makes it a radio item, checked or not. */
  isChecked?: boolean;
  onSelect: () => unknown;
}

interface MenuProps {
  /** Accessible name of the button and the menu. */
  label: string;
  children: ReactNode;
  items: readonly (MenuItem | 'line')[];
  buttonClass: string;
  side?: 'below-start' | 'below-end' | 'above-start' | 'above-end';
}

/** A popover, so the browser closes it on Escape and on a click outside. */
export function Menu({ label, children, items, buttonClass, side = 'below-start' }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const anchor = `--menu-${id.replace(/\W/g, '')}`;

  function close() {
    list.current?.hidePopover();
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        style={{ anchorName: anchor } as React.CSSProperties}
        className={buttonClass}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.showPopover();
        }}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={moveFocus}
        onToggle={(event) => {
          if (event.newState === 'open') list.current?.querySelector('button')?.focus();
        }}
        style={{ positionAnchor: anchor } as React.CSSProperties}
        className={`${FLOATING} ${SIDES[side]} p-1 sm:max-w-80 sm:min-w-48`}
      >
        <Items items={items} onClose={close} />
      </div>
    </>
  );
}

function Items({ items, onClose }: Pick<MenuProps, 'items'> & { onClose: () => void }) {
  return items.map((item, at) =>
    item === 'line' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name
      <hr key={at} className="my-1 border-line" />
    ) : (
      <MenuButton
        key={item.label}
        item={item}
        onSelect={() => {
          onClose();
          item.onSelect();
        }}
      />
    ),
  );
}

function MenuButton({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const role =
    item.isChecked === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': item.isChecked };
  return (
    <button
      type="button"
      {...role}
      tabIndex={-1}
      onClick={onSelect}
      className={`flex w-full cursor-pointer items-center gap-2.5 rounded-inner px-2.5 py-1.5 text-left text-sm hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 touch:min-h-11 ${item.isDanger ? 'text-danger' : ''}`}
    >
      {item.icon && <Icon name={item.icon} className="opacity-75" />}
      <span className="min-w-0 flex-1">{item.label}</span>
      {item.hint && <span className="text-xs text-quiet">{item.hint}</span>}
      {item.isChecked && <Icon name="check" />}
    </button>
  );
}
