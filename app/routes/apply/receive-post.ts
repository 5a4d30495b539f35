/** Receives a form that a browser without scripts posts to the page. */
import { data, redirect } from 'react-router';
import { thanksPath } from '#app/forms/submission.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { APPLICATION_MESSAGES, HONEYPOT_FIELD, RESUME } from '#contract/applications.ts';
import type { FormQuestion } from '#contract/job-questions.ts';
import { phoneCountriesOf } from '#contract/phone-countries.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import { linkQuestions } from '#contract/profile-questions.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { type Answers, blankAnswers, readPostedAnswers, toFormData } from './answers.ts';
import type { Failure } from './draft.ts';
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts';
import { applicationThanksUrl, thanksCopy } from './thanks-url.ts';

/** @param report gets errors that the visitor did not cause */
export async function receivePost(
  pack: LocalizedPack,
  api: PublicApi,
  request: Request,
  report: (error: unknown) => void,
) {
  const site = pack.copy('site');
  const form = await request.formData().catch(() => null);
  if (!form) return refuse(pack, blankAnswers(), unreadableProblem(request));
  const answers = readPostedAnswers(form);
  const textOf = (name: string) => String(form.get(name) ?? '');
  const jobId = textOf('jobId');
  const job = jobId ? await api.getJob(jobId).catch(() => null) : null;
  const questions = [...(job?.questions ?? []), ...linkQuestions(site.profiles)];
  try {
    const envelope = {
      jobId,
      resume: null,
      captcha: '',
      honeypot: textOf(HONEYPOT_FIELD),
    };
    const formData = toFormData(answers, envelope, phoneCountriesOf(site));
    const resume = form.get(RESUME.field);
    if (resume) formData.set(RESUME.field, resume);
    const { reference } = await api.applyForJob(formData);
    const thanks = { path: thanksPath(pack.locale), name: answers.name, reference };
    return redirect(applicationThanksUrl(thanks, thanksCopy(pack, job?.name ?? null)));
  } catch (error) {
    if (isProblem(error)) return refuse(pack, answers, error, questions);
    report(error);
    return refuse(
      pack,
      answers,
      new ProblemError('internal', 'The application could not be stored'),
    );
  }
}

/** A truncated body cannot be parsed; the usual cause is a file that is too large. */
function unreadableProblem(request: Request): ProblemError {
  const isLarge = Number(request.headers.get('content-length')) > RESUME.maxBytes;
  return isLarge
    ? new ProblemError('too-large', APPLICATION_MESSAGES.fileTooLarge)
    : new ProblemError('malformed', 'The form could not be read');
}

/** Renders the page again with the answers and their errors. */
function refuse(
  pack: LocalizedPack,
  answers: Answers,
  problem: ProblemError,
  questions: readonly FormQuestion[] = [],
) {
  const copy = pack.copy('pages/drop-your-info');
  const { status, retryAfter } = problem;
  const errors = fieldErrorsOf(status, problem.errors, questions);
  const isAboutFields = Object.keys(errors).length > 0;
  const isAutofilled = problem.errors?.some(({ field }) => field === HONEYPOT_FIELD);
  const refusedPost: RefusedPost = {
    answers,
    errors: isAboutFields ? { ...errors, cv: errors.cv ?? copy.upload.chooseAgain } : {},
    failure: isAboutFields
      ? null
      : {
          status,
          retryAt: retryAfter ? Date.now() + retryAfter * 1000 : null,
          ...(isAutofilled && { message: MESSAGES.autofilled }),
        },
  };
  return data({ problem: problem.toJSON(), refusedPost }, { status });
}

/** A form posted without scripts that was refused. */
export interface RefusedPost {
  answers: Answers;
  errors: FieldErrors;
  failure: Failure | null;
}
