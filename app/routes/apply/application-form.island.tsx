import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { CaptchaLine } from '#app/forms/captcha/captcha-line.tsx';
import { type Captcha, useCaptcha } from '#app/forms/captcha/use-captcha.ts';
import { ErrorSummary, summaryProps } from '#app/forms/field/error-summary.tsx';
import { emptyHoneypot, Honeypot } from '#app/forms/field/honeypot.tsx';
import type { SlotProps } from '#app/islands/island-context.ts';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import type { ApplicationOptions } from '#contract/applications.ts';
import { answerField, type FormQuestion } from '#contract/job-questions.ts';
import { AboutYou } from './about-you.tsx';
import { blankAnswers } from './answers.ts';
import { type ApplyCopy, ApplyCopyContext, useApplyCopy } from './apply-copy.ts';
import { FailurePanel } from './failure-panel.tsx';
import { type FieldErrors, fieldOrder, isLink } from './field-errors.ts';
import { FormSection } from './form-section.tsx';
import { JobQuestions } from './job-questions.tsx';
import { MoreAboutYou } from './more-about-you.tsx';
import type { RefusedPost } from './receive-post.ts';
import { RestoredNote } from './restored-note.tsx';
import { ResumeField } from './resume-field.tsx';
import { SendRow } from './send-row.tsx';
import { type Application, useApplication } from './use-application.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useStartOver } from './use-start-over.ts';
import { useSubmission } from './use-submission.ts';
import { WaitingPanel } from './waiting/waiting-panel.tsx';

export interface ApplicationFormProps {
  /** The job applied for; null for the talent pool. */
  job: { slug: string; name: string } | null;
  /** The job's own questions, and the links that the pack asks for. */
  questions: readonly FormQuestion[];
  options: ApplicationOptions;
  refusedPost: RefusedPost | null;
  copy: ApplyCopy;
}

export default function ApplicationIsland(props: ApplicationFormProps & SlotProps) {
  return (
    <ApplyCopyContext value={props.copy}>
      <ApplicationForm {...props} />
    </ApplyCopyContext>
  );
}

function ApplicationForm(props: ApplicationFormProps & SlotProps) {
  const { job, questions, options, slots } = props;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const state = useApplicationForm(form, props);
  const { application, captcha, submission } = state;
  const { percent, waiting } = submission;
  const { isWaiting } = waiting;
  const isLocked = percent !== null || isWaiting;
  const { errors, captchaError } = visibleErrors(application, captcha);
  const failure = submission.interruption === 'cancelled' ? null : submission.interruption;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submission.submit(emptyHoneypot(event.currentTarget));
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
      {state.isRestored && !failure && !isLocked && <RestoredNote onClear={state.startOver} />}
      {slots.noScript}
      {isWaiting && <WaitingPanel waiting={waiting} onDiscard={state.startOver} />}
      {failure && (
        <FailurePanel
          failure={failure}
          hasFile={application.resume !== null}
          isSending={isLocked}
        />
      )}
      <Summary errors={errors} questions={questions} attempt={application.attempts} />
      <div hidden={isWaiting}>{slots.needs}</div>
      <div inert={isLocked} className="grid grid-cols-1 gap-5 transition-opacity inert:opacity-60">
        <input type="hidden" name="jobId" value={job?.slug ?? ''} />
        <Honeypot />
        <AboutYou application={application} isRoleFixed={job !== null} />
        <YourResume application={application} />
        {!questions.every(isLink) && <JobQuestions application={application} />}
        <MoreAboutYou application={application} options={options} />
      </div>
      {slots.consent}
      {!isWaiting && (
        <SendRow submission={submission}>
          <CaptchaLine labels={props.copy.captcha} captcha={captcha} error={captchaError} />
        </SendRow>
      )}
    </form>
  );
}

/** Connects the answers, their draft and the submission. */
function useApplicationForm(
  form: RefObject<HTMLFormElement | null>,
  { job, questions, refusedPost }: ApplicationFormProps,
) {
  const jobId = job?.slug ?? '';
  const [isRestored, setRestored] = useState(false);
  const [blank] = useState(() => blankAnswers(job?.name));
  const application = useApplication({
    answers: refusedPost?.answers ?? blank,
    questions,
    errors: refusedPost?.errors ?? {},
  });
  const { answers, resume } = application;
  const captcha = useCaptcha('job-application');
  const draft = useDraft({
    jobId,
    input: { answers, resume },
    blank,
    isPosted: refusedPost !== null,
    onRestore(entered, failure) {
      if (refusedPost) return application.chooseResume(entered.resume);
      application.replace(entered);
      submission.setInterruption(failure);
      setRestored(true);
      captcha.start();
    },
  });
  const failure = refusedPost?.failure ?? null;
  const submission = useSubmission({ jobId, application, captcha, draft, failure });
  useEarlyInput(form, answers, {
    onText: (name, text) => application.set[name](text),
    onAnswer: application.answer,
  });
  const clear = useStartOver(application, blank);

  function startOver() {
    draft.clearAttempt();
    clear();
    submission.setInterruption(null);
    setRestored(false);
    // The button that had the focus has been removed.
    form.current?.focus();
  }

  return { application, captcha, submission, isRestored, startOver };
}

/** Hides the captcha's error once the captcha is solved. */
function visibleErrors({ errors }: Application, captcha: Captcha) {
  const { captcha: captchaMessage, ...fieldErrors } = errors;
  const captchaError = captcha.state === 'done' ? undefined : captchaMessage;
  return { errors: captchaError ? errors : fieldErrors, captchaError };
}

interface SummaryProps {
  errors: FieldErrors;
  questions: readonly FormQuestion[];
  attempt: number;
}

function Summary({ errors, questions, attempt }: SummaryProps) {
  const { fields, captcha, summary, requiredProfiles } = useApplyCopy();
  if (Object.keys(errors).length === 0) return null;
  const labels = { ...fields, ...labelsOf(questions), captcha };
  return (
    <ErrorSummary
      {...summaryProps(fieldOrder(questions, requiredProfiles), errors, labels, summary)}
      attempt={attempt}
    />
  );
}

function labelsOf(questions: readonly FormQuestion[]) {
  return Object.fromEntries(questions.map(({ id, label }) => [answerField(id), { label }]));
}

function YourResume({ application }: { application: Application }) {
  const copy = useApplyCopy();
  return (
    <FormSection position={2} {...copy.sections.resume}>
      <ResumeField
        resume={application.resume}
        unreadFile={application.unreadFile}
        error={application.errors.cv}
        onChoose={application.chooseResume}
        onRefuse={application.refuseResume}
      />
    </FormSection>
  );
}
