/** Loader and action of the page behind an applicant's private link. */
import { data, redirect } from 'react-router';
import { apiContext, type LoaderArgs, statusOf } from '#app/page-module.ts';
import { DOCUMENT, STATUS_MESSAGES } from '#contract/application-status.ts';
import { isProblem } from '#contract/problem.ts';

type Args = LoaderArgs<'token'>;

/** Values of `?ask=`: actions that ask for confirmation. */
export const QUESTIONS = ['withdraw', 'erase'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Values of `?done=`: the outcome that the page confirms. */
export const OUTCOMES = ['withdrawn', 'added', 'erased'] as const;
type Deed = (typeof OUTCOMES)[number];

interface PageState {
  path: string;
  question: Question | undefined;
  outcome: Deed | undefined;
}

function readPageState({ request }: Args): PageState {
  const { pathname: path, searchParams } = new URL(request.url);
  return {
    path,
    question: QUESTIONS.find((name) => name === searchParams.get('ask')),
    outcome: OUTCOMES.find((name) => name === searchParams.get('done')),
  };
}

/** Changes nothing, because mail scanners open links before people do. */
export async function loadStatus(args: Args) {
  const pageState = readPageState(args);
  const { token } = args.params;
  try {
    const status = await args.context.get(apiContext).readApplicationStatus({ token });
    return data({ ...pageState, status });
  } catch (error) {
    if (isProblem(error) && error.status === 404)
      return data({ ...pageState, status: null }, { status: 404 });
    throw pageError(args, error);
  }
}

/** The message for the file field, or null if the whole post failed. */
export interface PostFailure {
  message: string | null;
}

/** Carries out the confirmed action; without `?ask=` it adds the posted document. */
export async function receivePost(args: Args) {
  const { path, question } = readPageState(args);
  const { token } = args.params;
  const api = args.context.get(apiContext);
  try {
    if (question === 'withdraw') {
      await api.withdrawApplication({ token });
      return redirect(`${path}?done=withdrawn`);
    }
    if (question === 'erase') {
      await api.eraseApplication({ token });
      return redirect(`${path}?done=erased`);
    }
    const form = await args.request.formData().catch(() => null);
    if (!form) return refuse(STATUS_MESSAGES.tooLarge, 413);
    const body = new FormData();
    // The token precedes the file, so an invalid link is refused before the file is uploaded.
    body.set('token', token);
    const file = form.get(DOCUMENT.field);
    if (file) body.set(DOCUMENT.field, file);
    await api.addApplicationDocument(body);
    return redirect(`${path}?done=added`);
  } catch (error) {
    // The loader then answers as for any unknown link.
    if (isProblem(error) && error.status === 404) return null;
    if (!isProblem(error)) throw pageError(args, error);
    const isAboutFile = [409, 413, 422].includes(error.status);
    return refuse(isAboutFile ? error.message : null, error.status);
  }
}

const refuse = (message: string | null, status: number) =>
  data<PostFailure>({ message }, { status });

/** Other errors replace the whole page. */
const pageError = (args: Args, error: unknown) => data(null, { status: statusOf(args, error) });
