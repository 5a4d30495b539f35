import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { newSubmissionKey } from '#app/forms/submission.ts';
import { type Answers, areSameAnswers } from './answers.ts';
import { type Draft, type Failure, mergeDraft } from './draft.ts';
import { type DraftFields, draftId, readDraft, removeDraft, writeDraft } from './draft-store.ts';
import type { Resume } from './resume.ts';

export interface ApplicationInput {
  answers: Answers;
  resume: Resume | null;
}

/** The last attempt to send, with exactly the answers that were sent. */
interface Attempt extends ApplicationInput {
  key: string;
}

interface DraftSettings {
  jobId: string;
  input: ApplicationInput;
  blank: Answers;
  /** Answers returned by the server are newer than any draft. */
  isPosted: boolean;
  onRestore: (entered: ApplicationInput, failure: Failure | null) => void;
}

/** Milliseconds after the last keystroke. */
const SAVE_DELAY = 300;

/** Saves the form on the device until it is sent, and restores it. */
export function useDraft({ jobId, input, blank, isPosted, onRestore }: DraftSettings) {
  const id = draftId(jobId);
  const [keeper] = useState(() => new DraftKeeper(id, blank, input));
  useLayoutEffect(() => {
    keeper.id = id;
    keeper.entered = input;
  });

  const isRead = useStoredDraft(id, (draft) =>
    onRestore(keeper.restore(draft, isPosted), draft.failure),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves after every change
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => keeper.save(), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [isRead, input.answers, input.resume]);

  useEffect(() => {
    if (!isRead) return;
    const saveNow = () => void keeper.save();
    // A phone may end a background page without another event.
    const saveWhenHidden = () => document.visibilityState === 'hidden' && keeper.save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [isRead, keeper]);

  return keeper;
}

/** @returns whether the store was read; before that, saving would overwrite a draft */
function useStoredDraft(id: string, restore: (draft: Draft) => void): boolean {
  const [isRead, setRead] = useState(false);
  const onDraft = useEffectEvent(restore);
  useEffect(() => {
    let isCancelled = false;
    readDraft(id)
      .catch(() => null)
      .then((draft) => {
        if (isCancelled) return;
        setRead(true);
        if (draft) onDraft(draft);
      });
    return () => {
      isCancelled = true;
    };
  }, [id]);
  return isRead;
}

/** Tracks the form's input, the saved draft and the last attempt to send. */
class DraftKeeper {
  id: string;
  entered: ApplicationInput;
  readonly #blank: Answers;
  #attempt: Attempt | null = null;
  #failure: Failure | null = null;
  #savedResume: Resume | null = null;
  /** The application was sent or waits to be sent, so the stored draft must not change. */
  #isFrozen = false;

  constructor(id: string, blank: Answers, entered: ApplicationInput) {
    this.id = id;
    this.#blank = blank;
    this.entered = entered;
  }

  /** @returns whether everything is on the disk */
  async save(): Promise<boolean> {
    if (this.#isFrozen) return false;
    const { answers, resume } = this.entered;
    const fields: DraftFields = {
      answers,
      key: this.#keyOfAttempt() ?? null,
      failure: this.#failure,
      savedAt: Date.now(),
    };
    const isBlank = resume === null && areSameAnswers(answers, this.#blank);
    const isSaved = resume === this.#savedResume;
    try {
      await (isBlank
        ? removeDraft(this.id)
        : writeDraft(this.id, fields, isSaved ? undefined : resume));
      this.#savedResume = resume;
      return true;
    } catch {
      return false;
    }
  }

  /** Merges a stored draft into the form's input. */
  restore(draft: Draft, isPosted: boolean): ApplicationInput {
    this.#savedResume = draft.resume;
    this.#failure = draft.failure;
    const { answers: currentAnswers, resume: currentResume } = this.entered;
    const blank = this.#blank;
    const answers = isPosted ? currentAnswers : mergeDraft(currentAnswers, blank, draft.answers);
    const resume = currentResume ?? draft.resume;
    const isSameAsDraft = areSameAnswers(answers, mergeDraft(blank, blank, draft.answers));
    if (draft.key && isSameAsDraft && resume === draft.resume) {
      this.#attempt = { key: draft.key, answers, resume };
    }
    return { answers, resume };
  }

  /** The key for the current input: the last key again if exactly this input was sent with it. */
  keyForSending(): string {
    this.#failure = null;
    const key = this.#keyOfAttempt() ?? newSubmissionKey();
    this.#attempt = { key, ...this.entered };
    return key;
  }

  #keyOfAttempt(): string | undefined {
    const { answers, resume } = this.entered;
    const isSame = this.#attempt?.answers === answers && this.#attempt.resume === resume;
    return isSame ? this.#attempt?.key : undefined;
  }

  /** Stores why it was not sent, for the page that is loaded next. */
  saveFailure(reason: Failure | null): Promise<boolean> {
    this.#failure = reason;
    return this.save();
  }

  /** Makes the next attempt a new application. */
  clearAttempt() {
    this.#attempt = null;
    this.#failure = null;
  }

  /** @param isFrozen true keeps the stored draft unchanged */
  freeze(isFrozen: boolean) {
    this.#isFrozen = isFrozen;
  }

  async remove(): Promise<void> {
    this.#isFrozen = true;
    await removeDraft(this.id).catch(() => undefined);
  }
}
