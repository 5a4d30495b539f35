import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { RESUME } from '#contract/applications.ts';
import { answerField, type JobQuestion } from '#contract/job-questions.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import { type Answers, TEXT_FIELDS, type TextFieldName } from './answers.ts';
import { type ApplyWords, useApplyWords } from './apply-words.ts';
import { checkApplication, type FieldErrors } from './field-errors.ts';
import type { Resume } from './resume.ts';
import type { Entered } from './use-draft.ts';

interface Start {
  answers: Answers;
  /** What the opening asks by itself; the same ones every time. */
  questions: readonly JobQuestion[];
  /** From a server that has refused the form before. */
  errors: FieldErrors;
}

type Setters = Record<TextFieldName, (text: string) => void> &
  Record<SkillList, (chosen: readonly string[]) => void>;

const NOTHING_WRONG: FieldErrors = {};

export function useApplication(start: Start) {
  const { phonePrefix } = useApplyWords();
  const { questions } = start;
  const [answers, setAnswers] = useState(start.answers);
  const [resume, setResume] = useState<Resume | null>(null);
  /** Messages that only a change of their field takes away. */
  const [refused, setRefused] = useState(start.errors);
  const [attempts, setAttempts] = useState(Object.keys(start.errors).length > 0 ? 1 : 0);
  const [isChecked, setChecked] = useState(false);

  // The same functions every time, so that typing renders one field and not the whole form.
  const [actions] = useState(() =>
    actionsOn({ setAnswers, setResume, setRefused, setAttempts, setChecked }),
  );

  const errors = useMemo(
    () =>
      isChecked
        ? { ...checkApplication(answers, resume, { phonePrefix, questions }), ...refused }
        : refused,
    [isChecked, answers, resume, refused, phonePrefix, questions],
  );

  /** What is wrong now, apart from the captcha; from now on, messages follow every change. */
  function check(): FieldErrors {
    const others = without(refused, 'captcha');
    setChecked(true);
    setRefused(others);
    return { ...checkApplication(answers, resume, { phonePrefix, questions }), ...others };
  }

  return { answers, questions, resume, errors, attempts, check, ...actions };
}

interface ApplicationState {
  setAnswers: Dispatch<SetStateAction<Answers>>;
  setResume: Dispatch<SetStateAction<Resume | null>>;
  setRefused: Dispatch<SetStateAction<FieldErrors>>;
  setAttempts: Dispatch<SetStateAction<number>>;
  setChecked: Dispatch<SetStateAction<boolean>>;
}

function actionsOn(state: ApplicationState) {
  const { setAnswers, setResume, setRefused, setAttempts, setChecked } = state;
  return {
    set: settersOf((name, value) => {
      setAnswers((current) => ({ ...current, [name]: value }));
      setRefused((current) => without(current, name));
    }),
    answer(id: string, answer: string) {
      setAnswers((current) => ({
        ...current,
        questions: { ...current.questions, [id]: answer },
      }));
      setRefused((current) => without(current, answerField(id)));
    },
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
  };
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

export function textBinding(
  application: Application,
  fields: ApplyWords['fields'],
  name: TextFieldName,
) {
  return {
    name,
    ...fields[name],
    error: application.errors[name],
    value: application.answers[name],
    onChange: application.set[name],
  };
}
