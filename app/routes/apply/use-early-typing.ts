import { type RefObject, useLayoutEffect } from 'react';
import { type Answers, answersIn, TEXT_FIELDS, type TextFieldName } from './answers.ts';

interface Early {
  onTyped: (name: TextFieldName, text: string) => void;
  /** To one of the opening's own questions. */
  onAnswered: (id: string, answer: string) => void;
}

/** Takes over what was typed, or filled in by the browser, before the page's scripts ran. */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  answers: Answers,
  { onTyped, onAnswered }: Early,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useLayoutEffect(() => {
    if (!form.current) return;
    const entries = new FormData(form.current);
    for (const name of TEXT_FIELDS) {
      const text = entries.get(name);
      if (typeof text === 'string' && text !== answers[name]) onTyped(name, text);
    }
    for (const [id, text] of Object.entries(answersIn(entries))) {
      if (text !== (answers.questions[id] ?? '')) onAnswered(id, text);
    }
  }, []);
}
