import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds that a menu stays open after the pointer has left it. */
const CLOSE_DELAY = 300;

/** What opened a menu. Only `keys` moves the focus into it. */
export type OpenedBy = 'hover' | 'press' | 'keys';

interface Opened {
  title: string;
  by: OpenedBy;
  /** Another menu was open, so this one takes its place at once. */
  instead: boolean;
  /** The visit it was opened on: on any other page it is closed. */
  visit: string;
}

/** A pointer that happens to pass must not close the panel that the keyboard is in. */
function hasFocusInPanel(row: HTMLElement | null): boolean {
  return Boolean(
    document.activeElement?.closest('[data-panel]') && row?.contains(document.activeElement),
  );
}

/** Which of the row's menus is open: one at most. */
export function useOpenMenu(row: RefObject<HTMLElement | null>) {
  const { key: visit } = useLocation();
  const [state, setState] = useState<Opened | null>(null);
  const opened = state?.visit === visit ? state : null;
  // Coming back to that visit must not open it again.
  if (state && !opened) setState(null);
  const isOpen = opened !== null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function open(title: string, by: OpenedBy) {
    clearTimeout(timer.current);
    if (by === 'hover' && (opened?.title === title || hasFocusInPanel(row.current))) return;
    setState({ title, by, visit, instead: isOpen && opened.title !== title });
  }

  function close() {
    clearTimeout(timer.current);
    const button = row.current?.querySelector<HTMLElement>('[aria-expanded=true]');
    // The focus would be lost with the panel that holds it.
    if (button?.nextElementSibling?.contains(document.activeElement)) button.focus();
    setState(null);
  }

  function closeSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_DELAY);
  }

  /** A press right after the pointer has opened the menu is meant to open it. */
  function press(title: string) {
    if (opened?.title === title && opened.by !== 'hover') close();
    else open(title, 'press');
  }

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const onClick = ({ target }: MouseEvent) => {
      if (!row.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { opened, open, close, closeSoon, press };
}
