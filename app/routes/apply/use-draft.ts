import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { newSubmissionKey } from '#app/forms/submission/submission-key.ts';
import { type Answers, sameAnswers } from './answers.ts';
import { type Draft, type Failure, mergeDraft } from './draft.ts';
import { type DraftFields, draftId, readDraft, removeDraft, writeDraft } from './draft-store.ts';
import type { Resume } from './resume.ts';

export interface Entered {
  answers: Answers;
  resume: Resume | null;
}

/** The last time that something was sent, and exactly what. */
interface Attempt extends Entered {
  key: string;
}

interface DraftSettings {
  jobId: string;
  entered: Entered;
  blank: Answers;
  /** Answers that came back from the server are newer than any draft. */
  isPosted: boolean;
  onRestore: (entered: Entered, failure: Failure | null) => void;
}

/** Milliseconds after the last key. */
const SAVE_AFTER = 300;

/** Keeps what is entered on the device until it is sent, and brings it back. */
export function useDraft({ jobId, entered, blank, isPosted, onRestore }: DraftSettings) {
  const id = draftId(jobId);
  /** Until the draft has been looked for, an empty form must not be written over it. */
  const [isRead, setRead] = useState(false);
  const latest = useRef(entered);
  const attempt = useRef<Attempt | null>(null);
  const failure = useRef<Failure | null>(null);
  const savedResume = useRef<Resume | null>(null);
  /** Whether it was sent, or waits to be: what is on the device stays as it is. */
  const isFrozen = useRef(false);

  useLayoutEffect(() => {
    latest.current = entered;
  });

  /** @returns whether everything is on the disk */
  async function save(): Promise<boolean> {
    if (isFrozen.current) return false;
    const { answers, resume } = latest.current;
    const fields: DraftFields = {
      answers,
      key: isAttempted(latest.current) ? (attempt.current?.key ?? null) : null,
      failure: failure.current,
      savedAt: Date.now(),
    };
    const isBlank = resume === null && sameAnswers(answers, blank);
    const isSaved = resume === savedResume.current;
    try {
      await (isBlank ? removeDraft(id) : writeDraft(id, fields, isSaved ? undefined : resume));
      savedResume.current = resume;
      return true;
    } catch {
      return false;
    }
  }

  function isAttempted({ answers, resume }: Entered): boolean {
    return attempt.current?.answers === answers && attempt.current.resume === resume;
  }

  const restore = useEffectEvent((draft: Draft) => {
    savedResume.current = draft.resume;
    failure.current = draft.failure;
    const { answers: typed, resume: chosen } = latest.current;
    const answers = isPosted ? typed : mergeDraft(typed, blank, draft.answers);
    const resume = chosen ?? draft.resume;
    const isWhole = sameAnswers(answers, mergeDraft(blank, blank, draft.answers));
    if (draft.key && isWhole && resume === draft.resume) {
      attempt.current = { key: draft.key, answers, resume };
    }
    onRestore({ answers, resume }, draft.failure);
  });

  useEffect(() => {
    let isLeft = false;
    readDraft(id)
      .catch(() => null)
      .then((draft) => {
        if (isLeft) return;
        setRead(true);
        if (draft) restore(draft);
      });
    return () => {
      isLeft = true;
    };
  }, [id]);

  const saveNow = useEffectEvent(save);

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves whatever has changed
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => saveNow(), SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [isRead, entered.answers, entered.resume]);

  useEffect(() => {
    if (!isRead) return;
    const saveAtOnce = () => void saveNow();
    // A phone may end a page in the background without a further word.
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', saveAtOnce);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', saveAtOnce);
      saveAtOnce();
    };
  }, [isRead]);

  return {
    save,
    /** The key for what is entered now: the last one again where that was sent before. */
    keyForSending(): string {
      failure.current = null;
      if (!attempt.current || !isAttempted(latest.current)) {
        attempt.current = { key: newSubmissionKey(), ...latest.current };
      }
      return attempt.current.key;
    },
    /** Notes why it was not sent, for the page that is loaded next. */
    saveFailure(reason: Failure | null): Promise<boolean> {
      failure.current = reason;
      return save();
    },
    /** Whatever is sent next is another application. */
    forgetAttempt() {
      attempt.current = null;
      failure.current = null;
    },
    /** Whether what is on the device is left as it is. */
    freeze(whether: boolean) {
      isFrozen.current = whether;
    },
    async remove(): Promise<void> {
      isFrozen.current = true;
      await removeDraft(id).catch(() => undefined);
    },
  };
}
