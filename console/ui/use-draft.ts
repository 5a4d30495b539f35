import { useEffect, useState } from 'react';
import { currentStaffId } from '#console/session.tsx';

/** Drafts are stored per member, because people may share a device. */
const storageKey = (key: string) => `console-draft:${currentStaffId() ?? ''}:${key}`;

function readStored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(storageKey(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeStored(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(storageKey(key));
    else sessionStorage.setItem(storageKey(key), text);
  } catch {
    // Storage is full or not allowed: the draft lasts as long as the view.
  }
}

export interface Draft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** True if there is unsaved input. */
  isDirty: boolean;
  /** True if the draft was restored when the view opened. */
  isRestored: boolean;
  /** Drops the draft after saving or canceling. */
  clear: () => void;
}

/**
 * Unsaved input, kept in `sessionStorage`: it survives a reload, a new sign-in and navigation.
 * @param key of the object that is edited: `note:UUID`
 * @param initial the saved value, as JSON data
 */
export function useDraft<Value>(key: string, initial: Value): Draft<Value> {
  const [state, setState] = useState(() => read(key, initial));
  // The component now edits another object.
  if (state.key !== key) setState(read(key, initial));
  const isDirty = state.typed !== undefined;
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // If the draft could not be stored, a reload would lose it.
    if (readStored(key) !== undefined) return;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [key, isDirty]);
  return {
    value: state.typed === undefined ? initial : state.typed.value,
    isDirty,
    isRestored: state.isRestored,
    set: (value) => {
      const isSaved = JSON.stringify(value) === JSON.stringify(initial);
      writeStored(key, isSaved ? undefined : JSON.stringify(value));
      setState({ key, typed: isSaved ? undefined : { value }, isRestored: false });
    },
    clear: () => {
      writeStored(key, undefined);
      setState({ key, typed: undefined, isRestored: false });
    },
  };
}

interface State<Value> {
  key: string;
  typed: { value: Value } | undefined;
  isRestored: boolean;
}

function read<Value>(key: string, initial: Value): State<Value> {
  const text = readStored(key);
  if (text === undefined || text === JSON.stringify(initial)) {
    return { key, typed: undefined, isRestored: false };
  }
  return { key, typed: { value: JSON.parse(text) as Value }, isRestored: true };
}
