import type { NewPackQuestion } from '#contract/console/new-pack.ts';

/** What each control of a question gets. */
export interface QuestionFieldProps {
  question: NewPackQuestion;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}
