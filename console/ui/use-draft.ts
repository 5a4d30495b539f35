import { useEffect, useState } from 'react';
import { currentStaffId } from '#console/session.tsx';

/** Each member of the staff has drafts of their own, also at one device. */
const storedUnder = (key: string) => `console-draft:${currentStaffId() ?? ''}:${key}`;

function stored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(storedUnder(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(storedUnder(key));
    else sessionStorage.setItem(storedUnder(key), text);
  } catch {
    // Full, or not allowed: it lives as long as the view.
  }
}

export interface Draft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Whether something was typed that is not saved. */
  isDirty: boolean;
  /** Whether it was there when the view opened: it may be worth a word. */
  isRestored: boolean;
  /** Forgets what was typed: it is saved, or not wanted. */
  clear: () => void;
}

/**
 * What is being typed, kept in the tab until it is saved: it survives a reload, a new sign-in, and going
 * elsewhere and back.
 * @param key of what is being written: `note:UUID`
 * @param initial as it is saved now; JSON
 */
export function useDraft<Value>(key: string, initial: Value): Draft<Value> {
  const [state, setState] = useState(() => read(key, initial));
  // Another thing is being written in the same place.
  if (state.key !== key) setState(read(key, initial));
  const isDirty = state.typed !== undefined;
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // Where it could not be stored, a reload would lose it.
    if (stored(key) !== undefined) return;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [key, isDirty]);
  return {
    value: state.typed === undefined ? initial : state.typed.value,
    isDirty,
    isRestored: state.isRestored,
    set: (value) => {
      const isSaved = JSON.stringify(value) === JSON.stringify(initial);
      store(key, isSaved ? undefined : JSON.stringify(value));
      setState({ key, typed: isSaved ? undefined : { value }, isRestored: false });
    },
    clear: () => {
      store(key, undefined);
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
  const text = stored(key);
  if (text === undefined || text === JSON.stringify(initial)) {
    return { key, typed: undefined, isRestored: false };
  }
  return { key, typed: { value: JSON.parse(text) as Value }, isRestored: true };
}
