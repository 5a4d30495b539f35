import { type RefObject, useLayoutEffect } from 'react';
import {
  type Answers,
  ENTERED_FIELDS,
  type EnteredFieldName,
  readQuestionAnswers,
} from './answers.ts';

interface EarlyInputHandlers {
  onText: (name: EnteredFieldName, text: string) => void;
  /** For an answer to a question. */
  onAnswer: (id: string, answer: string) => void;
}

/** Reads what was typed or autofilled before the page's scripts ran. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  answers: Answers,
  { onText, onAnswer }: EarlyInputHandlers,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useLayoutEffect(() => {
    if (!form.current) return;
    const entries = new FormData(form.current);
    for (const name of ENTERED_FIELDS) {
      const text = entries.get(name);
      if (typeof text === 'string' && text !== answers[name]) onText(name, text);
    }
    for (const [id, text] of Object.entries(readQuestionAnswers(entries))) {
      if (text !== (answers.questions[id] ?? '')) onAnswer(id, text);
    }
  }, []);
}
