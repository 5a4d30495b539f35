import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { newSubmissionKey } from '#app/forms/submission.ts';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import { CONTACT_FIELDS, CONTACT_MESSAGES, type ContactMessage } from '#contract/contact-rules.ts';
import { readDraft, removeDraft, writeDraft } from './contact-draft.ts';
import { BLANK_MESSAGE } from './contact-state.ts';
import { DELIVERED } from './deliver-messages.ts';
import { isUnderWay } from './under-way.ts';

/** Said where the form is filled in again, and on the button that clears it. */
export interface RestoredWords {
  text: string;
  clear: string;
}

/** The last time that something was sent, and exactly what. */
interface Attempt {
  key: string;
  values: ContactMessage;
}

/**
 * Keeps what is typed until it has arrived, and brings it back.
 * @param place path of the page that the form stands on
 */
export function useContactDraft(
  place: string,
  values: ContactMessage,
  setValues: Dispatch<SetStateAction<ContactMessage>>,
  { text, clear }: RestoredWords,
) {
  const attempt = useRef<Attempt | null>(null);
  const isRead = useRestoredDraft(place, attempt, setValues, { text, clear });

  const keyOf = (typed: ContactMessage) =>
    attempt.current && isSame(attempt.current.values, typed) ? attempt.current.key : null;

  const keep = useEffectEvent(() => {
    // A topic alone, which a link may have chosen, is nothing that was typed.
    if (isSame({ ...values, topic: '' }, BLANK_MESSAGE)) removeDraft(place);
    else writeDraft(place, { values, key: keyOf(values) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps whatever has changed
  useEffect(() => {
    if (isRead) keep();
  }, [isRead, values]);

  const empty = useEffectEvent((key: string) => {
    if (keyOf(values) === key) setValues(BLANK_MESSAGE);
  });
  useEffect(() => {
    const listen = (event: Event) => empty((event as CustomEvent<string>).detail);
    addEventListener(DELIVERED, listen);
    return () => removeEventListener(DELIVERED, listen);
  }, []);

  return {
    /** For a page that comes back as it was left: what has arrived since is no draft. */
    dropDelivered(): void {
      if (keyOf(values) && !readDraft(place)) setValues(BLANK_MESSAGE);
    },
    /** The key for what is typed now: the last one again where that was sent before. */
    keyForSending(): string {
      const key = keyOf(values) ?? newSubmissionKey();
      attempt.current = { key, values };
      writeDraft(place, { values, key });
      return key;
    },
  };
}

/** Brings the draft of an earlier visit back, and says why the form is filled in. @returns whether it has been read */
function useRestoredDraft(
  place: string,
  attempt: RefObject<Attempt | null>,
  setValues: Dispatch<SetStateAction<ContactMessage>>,
  { text, clear }: RestoredWords,
): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const draft = readDraft(place);
    setRead(true);
    if (!draft) return;
    if (draft.key) attempt.current = { key: draft.key, values: draft.values };
    setValues((typed) => merge(typed, draft.values));
    // A visitor who was led back to the form knows why it is filled in.
    if (location.hash) return;
    // A page that was closed too early could not say how it went; the same key stores it once.
    if (draft.key) {
      if (isUnderWay(draft.key)) return;
      return showSnackbar({ tone: 'error', text: CONTACT_MESSAGES.failed });
    }
    return showSnackbar({
      tone: 'neutral',
      text,
      action: { label: clear, run: () => setValues(BLANK_MESSAGE) },
    });
  }, [place, attempt, setValues, text, clear]);
  return isRead;
}

const isSame = (one: ContactMessage, other: ContactMessage) =>
  CONTACT_FIELDS.every((name) => one[name] === other[name]);

/** What was typed before the draft was read, while the page was still starting, stays. */
function merge(typed: ContactMessage, saved: Partial<ContactMessage>): ContactMessage {
  const entries = CONTACT_FIELDS.map((name) => [name, typed[name] || (saved[name] ?? '')]);
  return Object.fromEntries(entries) as ContactMessage;
}
