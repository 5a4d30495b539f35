/** The keyboard shortcuts of the console. */

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

export interface Shortcut {
  /** `j`, `?`, `Escape`, `mod+Enter` (Ctrl, or Command on a Mac), or a sequence of two: `g i`. */
  keys: string;
  /** Shown in the list of shortcuts: "Next applicant". */
  label: string;
  group: string;
  run: (event: KeyboardEvent) => void;
}

/** Longest time in milliseconds between the two keys of a sequence. */
const SEQUENCE = 1200;

const STORED = 'console-single-keys';

/** The newest is last and wins, so a view overrides the frame. */
let shortcuts: readonly Shortcut[] = [];
let areKeysOn = readStored();
let pending: { key: string; at: number } | undefined;
const listeners = new Set<() => void>();

function readStored(): boolean {
  try {
    return globalThis.localStorage?.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

const notify = () => {
  for (const listener of listeners) listener();
};

export const allShortcuts = () => shortcuts;

export function watchShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addShortcut(shortcut: Shortcut): () => void {
  shortcuts = [...shortcuts, shortcut];
  notify();
  return () => {
    shortcuts = shortcuts.filter((other) => other !== shortcut);
    notify();
  };
}

/** Whether shortcuts without Ctrl or Command are on (WCAG 2.1.4). */
export const areSingleKeysEnabled = () => areKeysOn;

export function setSingleKeysEnabled(isOn: boolean): void {
  areKeysOn = isOn;
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Without storage the choice lasts until the tab is closed.
  }
  notify();
}

const FIELD =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';

/** A key and its context. */
export interface Press {
  key: string;
  hasMod: boolean;
  /** The focus is in a field. */
  isTyping: boolean;
  /** A dialog or a menu is open. It handles keys itself, above all Escape. */
  isBehindDialog: boolean;
}

/** Runs a shortcut from a menu, for people who cannot use the key. */
export function runShortcut(
  keys: string,
  event: KeyboardEvent = new KeyboardEvent('keydown'),
): void {
  find(keys)?.run(event);
}

export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  // The field itself, even if it is in a shadow root.
  const [target] = event.composedPath();
  const shortcut = shortcutOf({
    key: event.key,
    hasMod: event.ctrlKey || event.metaKey,
    isTyping: target instanceof Element && target.closest(FIELD) !== null,
    isBehindDialog: document.querySelector('dialog:modal, :popover-open') !== null,
  });
  if (!shortcut) return;
  event.preventDefault();
  // Synchronous, so that a menu that it opens receives the next key.
  flushSync(() => shortcut.run(event));
}

/**
 * The shortcut for a key. In fields and behind dialogs only those with Ctrl or Command work.
 * @param now epoch milliseconds
 */
export function shortcutOf(press: Press, now = Date.now()): Shortcut | undefined {
  const { key, hasMod } = press;
  const previousKey = pending && now - pending.at < SEQUENCE ? pending.key : undefined;
  pending = undefined;
  if (hasMod) return find(`mod+${key}`);
  if (isSilent(press)) return undefined;
  const shortcut = (previousKey && find(`${previousKey} ${key}`)) || find(key);
  if (!shortcut) pending = beginsSequence(key) ? { key, at: now } : undefined;
  return shortcut;
}

const isSilent = ({ key, isTyping, isBehindDialog }: Press) =>
  isTyping || isBehindDialog || (!areKeysOn && key.length === 1);

const beginsSequence = (key: string) => shortcuts.some(({ keys }) => keys.startsWith(`${key} `));

const find = (keys: string) => shortcuts.findLast((shortcut) => shortcut.keys === keys);

interface ShortcutOptions {
  group?: string;
  /** If false, the shortcut does nothing and is not listed. */
  isOn?: boolean;
}

/**
 * Registers a shortcut while the component is mounted.
 * @param keys `j`, `?`, `mod+Enter`, or a sequence of two: `g i`
 * @param label shown in the list of shortcuts
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
