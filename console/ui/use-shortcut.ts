import { useEffect, useRef } from 'react';
import { addShortcut } from './shortcuts.ts';

interface ShortcutOptions {
  /** Heading in the list of keys. */
  group?: string;
  /** Without it the key does nothing, and is not listed. */
  isOn?: boolean;
}

/**
 * A key that does something while this is shown, never in fields.
 * @param keys `j`, `?`, `mod+Enter`, or two after each other: `g i`
 * @param label what it does, for the list of keys
 */
export function useShortcut(
  keys: string,
  label: string,
  run: (event: KeyboardEvent) => void,
  { group = 'This page', isOn = true }: ShortcutOptions = {},
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isOn) return;
    return addShortcut({ keys, label, group, run: (event) => latest.current(event) });
  }, [keys, label, group, isOn]);
}
