/** The keys of the console: what each does where the focus is in no field. */

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

export interface Shortcut {
  /** `j`, `?`, `Escape`, `mod+Enter` (Ctrl, or Command on a Mac), or two after each other: `g i`. */
  keys: string;
  /** What it does, for the list: "Next applicant". */
  label: string;
  group: string;
  run: (event: KeyboardEvent) => void;
}

/** Milliseconds between the two keys of a sequence. */
const SEQUENCE = 1200;

const STORED = 'console-single-keys';

/** Newest last: a view's keys come before those of the frame. */
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

const tell = () => {
  for (const listener of listeners) listener();
};

export const allShortcuts = () => shortcuts;

export function watchShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addShortcut(shortcut: Shortcut): () => void {
  shortcuts = [...shortcuts, shortcut];
  tell();
  return () => {
    shortcuts = shortcuts.filter((other) => other !== shortcut);
    tell();
  };
}

/** Whether keys without Ctrl or Command do anything (WCAG 2.1.4). */
export const singleKeysOn = () => areKeysOn;

export function switchSingleKeys(isOn: boolean): void {
  areKeysOn = isOn;
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // It holds until the tab is closed.
  }
  tell();
}

const FIELD =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';

/** A key, and what matters of where it was pressed. */
export interface Press {
  key: string;
  hasMod: boolean;
  /** In a field. */
  isTyping: boolean;
  /** A dialog or a menu is open: what lies under it does not hear of keys, of its Escape least of all. */
  isCovered: boolean;
}

/** Does what a key stands for, for somebody who has none. */
export function press(keys: string, event: KeyboardEvent = new KeyboardEvent('keydown')): void {
  find(keys)?.run(event);
}

/** Runs what a key stands for, if anything. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  const found = shortcutOf({
    key: event.key,
    hasMod: event.ctrlKey || event.metaKey,
    isTyping: target?.closest(FIELD) != null,
    isCovered: document.querySelector('dialog:modal, :popover-open') !== null,
  });
  if (!found) return;
  event.preventDefault();
  // A menu that it opens has the next key, however soon that comes.
  flushSync(() => found.run(event));
}

/**
 * What a key stands for. In fields and under dialogs only keys with Ctrl or Command stand for something.
 * @param now epoch milliseconds
 */
export function shortcutOf(press: Press, now = Date.now()): Shortcut | undefined {
  const { key, hasMod } = press;
  const before = pending && now - pending.at < SEQUENCE ? pending.key : undefined;
  pending = undefined;
  if (hasMod) return find(`mod+${key}`);
  if (isSilent(press)) return undefined;
  const found = (before && find(`${before} ${key}`)) || find(key);
  if (!found) pending = beginsSequence(key) ? { key, at: now } : undefined;
  return found;
}

const isSilent = ({ key, isTyping, isCovered }: Press) =>
  isTyping || isCovered || (!areKeysOn && key.length === 1);

const beginsSequence = (key: string) => shortcuts.some(({ keys }) => keys.startsWith(`${key} `));

const find = (keys: string) => shortcuts.findLast((shortcut) => shortcut.keys === keys);

interface ShortcutOptions {
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
