import { type Dispatch, type SetStateAction, useMemo, useRef, useState } from 'react';
import { RESUME } from '#contract/applications.ts';
import { answerField, type FormQuestion } from '#contract/job-questions.ts';
import { PHONE_COUNTRY_FIELD } from '#contract/phone-countries.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import {
  type Answers,
  ENTERED_FIELDS,
  type EnteredFieldName,
  type TextFieldName,
} from './answers.ts';
import { type ApplyCopy, useApplyCopy } from './apply-copy.ts';
import { checkApplication, type FieldErrors } from './field-errors.ts';
import type { Resume } from './resume.ts';
import type { ApplicationInput } from './use-draft.ts';

interface InitialApplication {
  answers: Answers;
  /** The job's and the pack's; every render must pass the same array. */
  questions: readonly FormQuestion[];
  /** Errors from a server that has refused the form. */
  errors: FieldErrors;
}

type Setters = Record<EnteredFieldName, (text: string) => void> &
  Record<SkillList, (ids: readonly string[]) => void>;

const NO_ERRORS: FieldErrors = {};

export function useApplication(initial: InitialApplication) {
  const { countries, requiredProfiles } = useApplyCopy();
  const { questions } = initial;
  const [answers, setAnswers] = useState(initial.answers);
  const [resume, setResume] = useState<Resume | null>(null);
  /** The chosen file while it is read, which takes a phone seconds if the file is in the cloud. */
  const unreadFile = useRef<File>(null);
  /** The server's errors, each of which stays until its field changes. */
  const [serverErrors, setServerErrors] = useState(initial.errors);
  const [attempts, setAttempts] = useState(Object.keys(initial.errors).length > 0 ? 1 : 0);
  const [isChecked, setChecked] = useState(false);

  // Stable functions, so that typing renders one field and not the whole form.
  const [actions] = useState(() =>
    createActions({ setAnswers, setResume, setServerErrors, setAttempts, setChecked }),
  );

  const errors = useMemo(
    () =>
      isChecked
        ? {
            ...checkApplication(answers, resume, { countries, requiredProfiles, questions }),
            ...serverErrors,
          }
        : serverErrors,
    [isChecked, answers, resume, serverErrors, countries, requiredProfiles, questions],
  );

  /** The current errors except the captcha's; afterwards `errors` follows every change. */
  function check(): FieldErrors {
    const others = without(serverErrors, 'captcha');
    setChecked(true);
    setServerErrors(others);
    const rules = { countries, requiredProfiles, questions };
    return { ...checkApplication(answers, resume, rules), ...others };
  }

  return { answers, questions, resume, unreadFile, errors, attempts, check, ...actions };
}

interface ApplicationState {
  setAnswers: Dispatch<SetStateAction<Answers>>;
  setResume: Dispatch<SetStateAction<Resume | null>>;
  setServerErrors: Dispatch<SetStateAction<FieldErrors>>;
  setAttempts: Dispatch<SetStateAction<number>>;
  setChecked: Dispatch<SetStateAction<boolean>>;
}

function createActions(state: ApplicationState) {
  const { setAnswers, setResume, setServerErrors, setAttempts, setChecked } = state;
  return {
    set: createSetters((name, value) => {
      setAnswers((current) => ({ ...current, [name]: value }));
      setServerErrors((current) => without(current, fieldWithErrors(name)));
    }),
    answer(id: string, answer: string) {
      setAnswers((current) => ({
        ...current,
        questions: { ...current.questions, [id]: answer },
      }));
      setServerErrors((current) => without(current, answerField(id)));
    },
    chooseResume(resume: Resume | null) {
      setResume(resume);
      setServerErrors((current) => without(current, RESUME.field));
    },
    refuseResume(message: string) {
      setResume(null);
      setServerErrors((current) => ({ ...current, [RESUME.field]: message }));
    },
    /** Counts an attempt, so that the next error summary takes the focus. */
    refuse(errors: FieldErrors) {
      setServerErrors(errors);
      setAttempts((count) => count + 1);
    },
    /** Replaces the answers and the résumé, and clears all errors. */
    replace(entered: ApplicationInput) {
      setAnswers(entered.answers);
      setResume(entered.resume);
      setServerErrors(NO_ERRORS);
      setChecked(false);
    },
  };
}

export type Application = ReturnType<typeof useApplication>;

/** The error of a number may be that of its country. */
const fieldWithErrors = (name: EnteredFieldName | SkillList) =>
  name === PHONE_COUNTRY_FIELD ? 'phone' : name;

function without(errors: FieldErrors, name: keyof FieldErrors): FieldErrors {
  if (!(name in errors)) return errors;
  const { [name]: _, ...others } = errors;
  return others;
}

function createSetters(
  set: (name: EnteredFieldName | SkillList, value: string | readonly string[]) => void,
): Setters {
  return Object.fromEntries(
    [...ENTERED_FIELDS, ...SKILL_LISTS].map((name) => [
      name,
      (value: string | readonly string[]) => set(name, value),
    ]),
  ) as Setters;
}

export function textBinding(
  application: Application,
  fields: ApplyCopy['fields'],
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
