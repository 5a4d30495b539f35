/** The keys of the console: what each does where the focus is in no field. */

export interface Shortcut {
  /** `j`, `?`, `Escape`, `mod+Enter` (Ctrl, or Command on a Mac), or two after each other: `g i`. */
  keys: string;
  /** What it does, for the list: "Next applicant". */
  label: string;
  /** Heading in the list. */
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

/** Runs what the key stands for, if anything. Only keys with Ctrl or Command work in fields. */
export function onKey(event: KeyboardEvent, now = Date.now()): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const hasMod = event.ctrlKey || event.metaKey;
  const target = event.target instanceof Element ? event.target : null;
  const isTyping = target?.closest(FIELD) != null;
  if (!hasMod && (isTyping || (!areKeysOn && event.key.length === 1))) return;
  // What lies under a dialog does not hear of keys.
  const dialog = target?.ownerDocument.querySelector('dialog:modal');
  if (dialog && !hasMod) return;
  const key = hasMod ? `mod+${event.key}` : event.key;
  const before = pending && now - pending.at < SEQUENCE ? pending.key : undefined;
  pending = undefined;
  const found = (before && find(`${before} ${key}`)) || find(key);
  if (found) {
    event.preventDefault();
    found.run(event);
  } else if (!hasMod && shortcuts.some(({ keys }) => keys.startsWith(`${key} `))) {
    pending = { key, at: now };
  }
}

const find = (keys: string) => shortcuts.findLast((shortcut) => shortcut.keys === keys);
