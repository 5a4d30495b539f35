/** What the private link in the page's URL shows, and what a post to it does. */
import { data, redirect } from 'react-router';
import { apiContext, type LoaderArgs, statusOf } from '#app/page-module.ts';
import { DOCUMENT, STATUS_MESSAGES } from '#contract/application-status.ts';
import { isProblem } from '#contract/problem.ts';

type Args = LoaderArgs<'token'>;

/** What is asked once more before it is done: `?ask=`. */
export const QUESTIONS = ['withdraw', 'erase'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What has just been done: `?done=`. */
export const DEEDS = ['withdrawn', 'added', 'erased'] as const;
type Deed = (typeof DEEDS)[number];

interface Asked {
  path: string;
  question: Question | undefined;
  deed: Deed | undefined;
}

function askedFor({ request }: Args): Asked {
  const { pathname: path, searchParams } = new URL(request.url);
  return {
    path,
    question: QUESTIONS.find((name) => name === searchParams.get('ask')),
    deed: DEEDS.find((name) => name === searchParams.get('done')),
  };
}

/** Changes nothing: programs open links in mails before people do. */
export async function loadStatus(args: Args) {
  const asked = askedFor(args);
  const { token } = args.params;
  try {
    const status = await args.context.get(apiContext).readApplicationStatus({ token });
    return data({ ...asked, status });
  } catch (error) {
    if (isProblem(error) && error.status === 404)
      return data({ ...asked, status: null }, { status: 404 });
    throw failed(args, error);
  }
}

/** What was wrong with what was posted: with the file, or null for the whole. */
export interface Refused {
  message: string | null;
}

/** Does what the page has asked about; without a question it takes a document. */
export async function receivePost(args: Args) {
  const { path, question } = askedFor(args);
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
    const sent = new FormData();
    // Before the file: a link that is not good is refused before that arrives.
    sent.set('token', token);
    const file = form.get(DOCUMENT.field);
    if (file) sent.set(DOCUMENT.field, file);
    await api.addApplicationDocument(sent);
    return redirect(`${path}?done=added`);
  } catch (error) {
    // The page says so as for a link that was opened.
    if (isProblem(error) && error.status === 404) return null;
    if (!isProblem(error)) throw failed(args, error);
    const isAboutFile = [409, 413, 422].includes(error.status);
    return refuse(isAboutFile ? error.message : null, error.status);
  }
}

const refuse = (message: string | null, status: number) => data<Refused>({ message }, { status });

/** What is otherwise wrong is the whole page's. */
const failed = (args: Args, error: unknown) => data(null, { status: statusOf(args, error) });
