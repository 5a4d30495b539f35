import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { newSubmissionKey } from '#app/forms/submission.ts';
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
  const [keeper] = useState(() => new DraftKeeper(id, blank, entered));
  useLayoutEffect(() => {
    keeper.id = id;
    keeper.entered = entered;
  });

  const isRead = useStoredDraft(id, (draft) =>
    onRestore(keeper.restored(draft, isPosted), draft.failure),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves whatever has changed
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => keeper.save(), SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [isRead, entered.answers, entered.resume]);

  useEffect(() => {
    if (!isRead) return;
    const saveAtOnce = () => void keeper.save();
    // A phone may end a page in the background without a further word.
    const saveWhenHidden = () => document.visibilityState === 'hidden' && keeper.save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', saveAtOnce);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', saveAtOnce);
      saveAtOnce();
    };
  }, [isRead, keeper]);

  return keeper;
}

/** @returns whether it has been looked for: until then an empty form must not be written over it */
function useStoredDraft(id: string, restore: (draft: Draft) => void): boolean {
  const [isRead, setRead] = useState(false);
  const found = useEffectEvent(restore);
  useEffect(() => {
    let isLeft = false;
    readDraft(id)
      .catch(() => null)
      .then((draft) => {
        if (isLeft) return;
        setRead(true);
        if (draft) found(draft);
      });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return isRead;
}

/** What is entered now, what of it is on the device, and what was sent of it. */
class DraftKeeper {
  id: string;
  entered: Entered;
  readonly #blank: Answers;
  #attempt: Attempt | null = null;
  #failure: Failure | null = null;
  #savedResume: Resume | null = null;
  /** Whether it was sent, or waits to be: what is on the device stays as it is. */
  #isFrozen = false;

  constructor(id: string, blank: Answers, entered: Entered) {
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
    const isBlank = resume === null && sameAnswers(answers, this.#blank);
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

  /** What the form holds with a draft from the device. */
  restored(draft: Draft, isPosted: boolean): Entered {
    this.#savedResume = draft.resume;
    this.#failure = draft.failure;
    const { answers: typed, resume: chosen } = this.entered;
    const blank = this.#blank;
    const answers = isPosted ? typed : mergeDraft(typed, blank, draft.answers);
    const resume = chosen ?? draft.resume;
    const isWhole = sameAnswers(answers, mergeDraft(blank, blank, draft.answers));
    if (draft.key && isWhole && resume === draft.resume) {
      this.#attempt = { key: draft.key, answers, resume };
    }
    return { answers, resume };
  }

  /** The key for what is entered now: the last one again where that was sent before. */
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

  /** Notes why it was not sent, for the page that is loaded next. */
  saveFailure(reason: Failure | null): Promise<boolean> {
    this.#failure = reason;
    return this.save();
  }

  /** Whatever is sent next is another application. */
  forgetAttempt() {
    this.#attempt = null;
    this.#failure = null;
  }

  /** Whether what is on the device is left as it is. */
  freeze(whether: boolean) {
    this.#isFrozen = whether;
  }

  async remove(): Promise<void> {
    this.#isFrozen = true;
    await removeDraft(this.id).catch(() => undefined);
  }
}
