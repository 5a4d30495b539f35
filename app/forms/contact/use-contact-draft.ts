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
import { DELIVERED_EVENT } from './deliver-messages.ts';
import { isInFlight } from './messages-in-flight.ts';

/** The notice that a draft was restored, and the label of the button that clears it. */
export interface RestoredLabels {
  text: string;
  clear: string;
}

/** The last attempt to send, with its exact values. */
interface Attempt {
  key: string;
  values: ContactMessage;
}

/**
 * Stores the form's values until they are delivered, and restores them.
 * @param path of the page with the form
 */
export function useContactDraft(
  path: string,
  values: ContactMessage,
  setValues: Dispatch<SetStateAction<ContactMessage>>,
  { text, clear }: RestoredLabels,
) {
  const attempt = useRef<Attempt | null>(null);
  const isRead = useRestoredDraft(path, attempt, setValues, { text, clear });

  const keyOf = (message: ContactMessage) =>
    attempt.current && isSame(attempt.current.values, message) ? attempt.current.key : null;

  const store = useEffectEvent(() => {
    // A link may have chosen the topic, so a topic alone is no draft.
    if (isSame({ ...values, topic: '' }, BLANK_MESSAGE)) removeDraft(path);
    else writeDraft(path, { values, key: keyOf(values) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores each change of the values
  useEffect(() => {
    if (isRead) store();
  }, [isRead, values]);

  const empty = useEffectEvent((key: string) => {
    if (keyOf(values) === key) setValues(BLANK_MESSAGE);
  });
  useEffect(() => {
    const listen = (event: Event) => empty((event as CustomEvent<string>).detail);
    addEventListener(DELIVERED_EVENT, listen);
    return () => removeEventListener(DELIVERED_EVENT, listen);
  }, []);

  return {
    /** For a restored page, whose message may have been delivered since. */
    dropDelivered(): void {
      if (keyOf(values) && !readDraft(path)) setValues(BLANK_MESSAGE);
    },
    /** The key for the current values; the last one if the same values were sent before. */
    keyForSending(): string {
      const key = keyOf(values) ?? newSubmissionKey();
      attempt.current = { key, values };
      writeDraft(path, { values, key });
      return key;
    },
  };
}

/**
 * Restores the draft of an earlier visit, and tells the visitor.
 * @returns true after the draft has been read
 */
function useRestoredDraft(
  path: string,
  attempt: RefObject<Attempt | null>,
  setValues: Dispatch<SetStateAction<ContactMessage>>,
  { text, clear }: RestoredLabels,
): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const draft = readDraft(path);
    setRead(true);
    if (!draft) return;
    if (draft.key) attempt.current = { key: draft.key, values: draft.values };
    setValues((current) => merge(current, draft.values));
    // A link to the form's fragment has explained the failure already.
    if (location.hash) return;
    // The page was closed before the response. Sending again under the same key stores it only
    // once.
    if (draft.key) {
      if (isInFlight(draft.key)) return;
      return showSnackbar({ tone: 'error', text: CONTACT_MESSAGES.failed });
    }
    return showSnackbar({
      tone: 'neutral',
      text,
      action: { label: clear, run: () => setValues(BLANK_MESSAGE) },
    });
  }, [path, attempt, setValues, text, clear]);
  return isRead;
}

const isSame = (one: ContactMessage, other: ContactMessage) =>
  CONTACT_FIELDS.every((name) => one[name] === other[name]);

/** Values that were typed before the draft was read take precedence. */
function merge(current: ContactMessage, draft: Partial<ContactMessage>): ContactMessage {
  const entries = CONTACT_FIELDS.map((name) => [name, current[name] || (draft[name] ?? '')]);
  return Object.fromEntries(entries) as ContactMessage;
}
