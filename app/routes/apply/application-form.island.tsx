import { type FormEvent, useRef, useState } from 'react';
import { CaptchaLine } from '#app/forms/captcha/captcha-line.tsx';
import { useCaptcha } from '#app/forms/captcha/use-captcha.ts';
import { emptyHoneypot } from '#app/forms/field/empty-honeypot.ts';
import { ErrorSummary } from '#app/forms/field/error-summary.tsx';
import { Honeypot } from '#app/forms/field/honeypot.tsx';
import { summaryOf } from '#app/forms/field/summary-of.ts';
import type { Still } from '#app/islands/slots.ts';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import type { ApplicationOptions } from '#contract/applications.ts';
import { answerField, type JobQuestion } from '#contract/job-questions.ts';
import { AboutYou } from './about-you.tsx';
import { blankAnswers } from './answers.ts';
import { type ApplyWords, ApplyWordsContext } from './apply-words.ts';
import { FailurePanel } from './failure-panel.tsx';
import { fieldOrder } from './field-errors.ts';
import { MoreAboutYou } from './more-about-you.tsx';
import { OwnQuestions } from './own-questions.tsx';
import type { Posted } from './posted.ts';
import { RestoredNote } from './restored-note.tsx';
import { SendRow } from './send-row.tsx';
import { useApplication } from './use-application.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyTyping } from './use-early-typing.ts';
import { useStartOver } from './use-start-over.ts';
import { useSubmission } from './use-submission.ts';
import { WaitingPanel } from './waiting/waiting-panel.tsx';
import { YourResume } from './your-resume.tsx';

export interface ApplicationFormProps {
  /** The opening applied for; null for the talent pool. */
  job: { slug: string; name: string } | null;
  /** What the opening asks by itself. */
  questions: readonly JobQuestion[];
  options: ApplicationOptions;
  posted: Posted | null;
  words: ApplyWords;
}

export default function ApplicationIsland(props: ApplicationFormProps & Still) {
  return (
    <ApplyWordsContext value={props.words}>
      <ApplicationForm {...props} />
    </ApplyWordsContext>
  );
}

function ApplicationForm(props: ApplicationFormProps & Still) {
  const { job, questions, options, posted, words, slots } = props;
  const jobId = job?.slug ?? '';
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [isRestored, setRestored] = useState(false);
  const [blank] = useState(() => blankAnswers(job?.name));
  const application = useApplication({
    answers: posted?.answers ?? blank,
    questions,
    errors: posted?.errors ?? {},
  });
  const { answers, resume } = application;
  const captcha = useCaptcha('job-application');
  const draft = useDraft({
    jobId,
    entered: { answers, resume },
    blank,
    isPosted: posted !== null,
    onRestore(entered, failure) {
      if (posted) return application.chooseResume(entered.resume);
      application.replace(entered);
      submission.setNotice(failure);
      setRestored(true);
      captcha.start();
    },
  });
  const submission = useSubmission({
    jobId,
    application,
    captcha,
    draft,
    failure: posted?.failure ?? null,
  });
  const { percent, notice, waiting } = submission;
  const { isWaiting } = waiting;
  useEarlyTyping(form, answers, {
    onTyped: (name, text) => application.set[name](text),
    onAnswered: application.answer,
  });
  const clear = useStartOver(application, blank);

  const { captcha: unsolved, ...fieldErrors } = application.errors;
  const captchaError = captcha.state === 'done' ? undefined : unsolved;
  const errors = captchaError ? application.errors : fieldErrors;
  const failure = notice === 'cancelled' ? null : notice;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submission.submit(emptyHoneypot(event.currentTarget));
  }

  function startOver() {
    draft.forgetAttempt();
    clear();
    submission.setNotice(null);
    setRestored(false);
    // The button that had the focus is gone.
    form.current?.focus();
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      method="post"
      encType="multipart/form-data"
      noValidate={isHydrated}
      onSubmit={submit}
      onFocus={captcha.start}
      onPointerDown={captcha.start}
      className="relative grid grid-cols-1 gap-5 outline-none"
    >
      {isRestored && !failure && !isWaiting && <RestoredNote onClear={startOver} />}
      {slots.noScript}
      {isWaiting && <WaitingPanel waiting={waiting} onDiscard={startOver} />}
      {failure && (
        <FailurePanel failure={failure} hasFile={resume !== null} isSending={percent !== null} />
      )}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary
          {...summaryOf(
            fieldOrder(questions),
            errors,
            { ...words.fields, ...labelsOf(questions), captcha: words.captcha },
            words.summary,
          )}
          attempt={application.attempts}
        />
      )}
      <div hidden={isWaiting}>{slots.needs}</div>
      <div
        inert={percent !== null || isWaiting}
        className="grid grid-cols-1 gap-5 transition-opacity inert:opacity-60"
      >
        <input type="hidden" name="jobId" value={jobId} />
        <Honeypot />
        <AboutYou application={application} isRoleGiven={job !== null} />
        <YourResume application={application} />
        {questions.length > 0 && <OwnQuestions application={application} />}
        <MoreAboutYou application={application} options={options} />
      </div>
      {slots.consent}
      {!isWaiting && (
        <SendRow submission={submission}>
          <CaptchaLine words={words.captcha} captcha={captcha} error={captchaError} />
        </SendRow>
      )}
    </form>
  );
}

function labelsOf(questions: readonly JobQuestion[]) {
  return Object.fromEntries(questions.map(({ id, label }) => [answerField(id), { label }]));
}
