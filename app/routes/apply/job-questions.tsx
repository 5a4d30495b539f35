import { useCallback } from 'react';
import { ChoiceField } from '#app/forms/field/choice-field.tsx';
import { remainingText, TextArea } from '#app/forms/field/text-area.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import { useLocale } from '#app/language/use-locale.ts';
import { answerField, type JobQuestion, YES_NO } from '#contract/job-questions.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { useApplyCopy } from './apply-copy.ts';
import { isLink } from './field-errors.ts';
import { FormSection } from './form-section.tsx';
import type { Application } from './use-application.ts';

export function JobQuestions({ application }: { application: Application }) {
  const copy = useApplyCopy();
  return (
    <FormSection position={3} {...copy.sections.questions}>
      {application.questions.map((question) =>
        isLink(question) ? null : (
          <QuestionField key={question.id} question={question} application={application} />
        ),
      )}
    </FormSection>
  );
}

function QuestionField({
  question,
  application,
}: {
  question: JobQuestion;
  application: Application;
}) {
  const copy = useApplyCopy();
  const { id, kind, label, hint, required, limit, choices } = question;
  const { code } = useLocale();
  // Questions are written in the language of entries.
  const lang = code === FIRST_LANGUAGE ? undefined : FIRST_LANGUAGE;
  const { answer } = application;
  const onChange = useCallback((text: string) => answer(id, text), [answer, id]);
  const name = answerField(id);
  const value = application.answers.questions[id] ?? '';
  const binding = {
    name,
    label,
    lang,
    required,
    value,
    onChange,
    hint: hint || undefined,
    error: application.errors[name],
  };
  if (kind === 'yes-no') {
    const options = YES_NO.map((each) => ({ value: each, label: copy.yesNo[each] }));
    return <ChoiceField {...binding} choices={options} clearLabel={copy.noAnswer} />;
  }
  if (kind === 'one-choice') {
    return (
      <ChoiceField
        {...binding}
        choices={choices.map((each) => ({ value: each, label: each, lang }))}
        clearLabel={copy.noAnswer}
      />
    );
  }
  if (kind === 'short-text') {
    return <TextField {...binding} maxLength={limit} className="sm:col-span-2" />;
  }
  return (
    <TextArea
      {...binding}
      remaining={remainingText(value, limit, copy.remaining)}
      className="sm:col-span-2"
    />
  );
}
