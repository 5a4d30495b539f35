/** A menu with one choice, which opens at the element that asked for it. */
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { FLOATING, SIDES } from '#console/ui/anchored.ts';
import { Icon } from '#console/ui/icon.tsx';
import { moveFocus } from '#console/ui/menu-keys.ts';

export interface PickerItem {
  id: string;
  label: string;
  sign?: React.ReactNode;
  isChosen?: boolean;
}

/** A toggle that applies to the choice. */
interface PickerOption {
  label: string;
  note: string;
  isOn: boolean;
  onToggle: () => void;
}

interface PickerProps {
  title: string;
  items: readonly PickerItem[];
  option?: PickerOption;
  /** Null: centered in the window. */
  anchor: HTMLElement | null;
  onPick: (id: string) => void;
  onClose: () => void;
}

const ANCHOR = '--picked-for';

/**
 * Open while mounted. The digits 1 to 9 pick an item, letters move to items that begin with them.
 */
export function Picker({ title, items, option, anchor, onPick, onClose }: PickerProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  // A layout effect, because its cleanup must run before the focused list is removed.
  useLayoutEffect(() => {
    const popover = list.current;
    if (!popover) return;
    const previousFocus = document.activeElement;
    anchor?.style.setProperty('anchor-name', ANCHOR);
    popover.showPopover();
    const chosen = popover.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? popover.querySelector<HTMLElement>('button'))?.focus();
    return () => {
      anchor?.style.removeProperty('anchor-name');
      if (!popover.contains(document.activeElement)) return;
      const target =
        previousFocus instanceof HTMLElement && previousFocus !== document.body
          ? previousFocus
          : anchor;
      target?.focus({ preventScroll: true });
    };
  }, [anchor]);
  return (
    <div
      ref={list}
      popover="auto"
      role="menu"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // `beforetoggle` is synchronous, so a key right after Escape can open the menu again.
      onBeforeToggle={(event) => {
        if (event.newState === 'closed') latestOnClose.current();
      }}
      style={anchor ? ({ positionAnchor: ANCHOR } as React.CSSProperties) : undefined}
      className={`${FLOATING} ${anchor ? SIDES['below-start'] : 'm-auto'} p-1 sm:max-h-96 sm:w-64`}
    >
      <p id={id} className="px-2.5 pt-1.5 pb-1 text-xs text-quiet">
        {title}
      </p>
      {items.map((item, at) => (
        <ItemButton
          key={item.id}
          item={item}
          position={at + 1}
          onClick={() => {
            onClose();
            onPick(item.id);
          }}
        />
      ))}
      {option && <OptionButton option={option} />}
    </div>
  );
}

interface ItemButtonProps {
  item: PickerItem;
  /** From 1. The digits 1 to 9 pick an item. */
  position: number;
  onClick: () => void;
}

function ItemButton({ item, position, onClick }: ItemButtonProps) {
  const isNumbered = position <= 9;
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={item.isChosen ?? false}
      aria-keyshortcuts={isNumbered ? String(position) : undefined}
      tabIndex={-1}
      onClick={onClick}
      className="flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-inner px-2.5 py-1 text-left text-sm hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 touch:min-h-11"
    >
      {item.sign}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.isChosen && <Icon name="check" className="text-accent" />}
      {isNumbered && (
        <span aria-hidden className="w-3 text-right text-2xs text-quiet touch:hidden">
          {position}
        </span>
      )}
    </button>
  );
}

function OptionButton({ option: { label, note, isOn, onToggle } }: { option: PickerOption }) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={isOn}
      tabIndex={-1}
      onClick={onToggle}
      className="mt-1 flex w-full cursor-pointer items-start gap-2.5 rounded-b-inner border-t border-line px-2.5 py-2 text-left text-sm hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 touch:min-h-11"
    >
      <Icon name={isOn ? 'eye' : 'eye-off'} className="mt-0.5 text-accent" />
      <span className="min-w-0 flex-1">
        {label}
        <span className="block text-xs text-quiet">{note}</span>
      </span>
    </button>
  );
}

function onKeyDown(event: React.KeyboardEvent<HTMLElement>) {
  if (!/^[1-9]$/.test(event.key)) moveFocus(event);
  else event.currentTarget.querySelectorAll('button')[Number(event.key) - 1]?.click();
}
