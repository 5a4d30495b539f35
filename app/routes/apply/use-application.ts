import { useMemo, useState } from 'react';
import { RESUME } from '#contract/applications.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import { type Answers, TEXT_FIELDS, type TextFieldName } from './answers.ts';
import { useApplyWords } from './apply-words.ts';
import { checkApplication, type FieldErrors } from './field-errors.ts';
import type { Resume } from './resume.ts';
import type { Entered } from './use-draft.ts';

interface Start {
  answers: Answers;
  /** From a server that has refused the form before. */
  errors: FieldErrors;
}

type Setters = Record<TextFieldName, (text: string) => void> &
  Record<SkillList, (chosen: readonly string[]) => void>;

const NOTHING_WRONG: FieldErrors = {};

/** What is in the form, and what is wrong with it. */
export function useApplication(start: Start) {
  const { phonePrefix } = useApplyWords();
  const [answers, setAnswers] = useState(start.answers);
  const [resume, setResume] = useState<Resume | null>(null);
  /** Messages that only a change of their field takes away. */
  const [refused, setRefused] = useState(start.errors);
  const [attempts, setAttempts] = useState(Object.keys(start.errors).length > 0 ? 1 : 0);
  const [isChecked, setChecked] = useState(false);

  // The same functions every time, so that typing renders one field and not the whole form.
  const [actions] = useState(() => ({
    set: settersOf((name, value) => {
      setAnswers((current) => ({ ...current, [name]: value }));
      setRefused((current) => without(current, name));
    }),
    chooseResume(chosen: Resume | null) {
      setResume(chosen);
      setRefused((current) => without(current, RESUME.field));
    },
    refuseResume(message: string) {
      setResume(null);
      setRefused((current) => ({ ...current, [RESUME.field]: message }));
    },
    /** The next summary of what is wrong takes the focus. */
    refuse(found: FieldErrors) {
      setRefused(found);
      setAttempts((count) => count + 1);
    },
    /** Puts something else into the form, and forgets what was wrong. */
    replace(entered: Entered) {
      setAnswers(entered.answers);
      setResume(entered.resume);
      setRefused(NOTHING_WRONG);
      setChecked(false);
    },
  }));

  const errors = useMemo(
    () => (isChecked ? { ...checkApplication(answers, resume, phonePrefix), ...refused } : refused),
    [isChecked, answers, resume, refused, phonePrefix],
  );

  /** What is wrong now, apart from the captcha; from now on, messages follow every change. */
  function check(): FieldErrors {
    const others = without(refused, 'captcha');
    setChecked(true);
    setRefused(others);
    return { ...checkApplication(answers, resume, phonePrefix), ...others };
  }

  return { answers, resume, errors, attempts, check, ...actions };
}

export type Application = ReturnType<typeof useApplication>;

function without(errors: FieldErrors, name: keyof FieldErrors): FieldErrors {
  if (!(name in errors)) return errors;
  const { [name]: _, ...others } = errors;
  return others;
}

function settersOf(
  set: (name: TextFieldName | SkillList, value: string | readonly string[]) => void,
): Setters {
  return Object.fromEntries(
    [...TEXT_FIELDS, ...SKILL_LISTS].map((name) => [
      name,
      (value: string | readonly string[]) => set(name, value),
    ]),
  ) as Setters;
}
