/** What the page shows for the link that led to it. */
import { type ActionFunctionArgs, data } from 'react-router';
import { apiContext, reportContext } from '#app/api-context.ts';
import type { LinkPurpose } from '#contract/newsletter.ts';
import { isProblem } from '#contract/problem.ts';
import type { NewsletterApi } from '#contract/public-api.ts';

/** `form` without a link; `confirm` and `leave` ask; `gone` where a link is no longer good. */
export type LinkView = 'form' | 'confirm' | 'confirmed' | 'leave' | 'ended' | 'gone';

export const LINK_PARAMETERS = ['confirm', 'leave'] as const satisfies readonly LinkPurpose[];

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** The link in a page's URL; null where there is none. */
function linkIn({ request }: LinkArgs): { purpose: LinkPurpose; token: string } | null {
  const { searchParams } = new URL(request.url);
  for (const purpose of LINK_PARAMETERS) {
    const token = searchParams.get(purpose);
    if (token !== null) return { purpose, token };
  }
  return null;
}

/** Changes nothing: programs open links in mails before people do. */
export async function readView(args: LinkArgs): Promise<LinkView> {
  const link = linkIn(args);
  if (!link) return 'form';
  const { purpose, token } = link;
  const answer = await asked(args, (api) => api.readNewsletterLink(purpose, token));
  if (!answer) return 'gone';
  if (purpose === 'leave') return answer.state === 'ended' ? 'ended' : 'leave';
  return answer.state === 'confirmed' ? 'confirmed' : 'confirm';
}

/** Does what the link is for. @returns false where the page was not opened by one */
export async function followLinkOf(args: LinkArgs): Promise<boolean> {
  const link = linkIn(args);
  if (!link) return false;
  await asked(args, (api) => api.followNewsletterLink(link.purpose, link.token));
  return true;
}

/** @returns null for a link that is no longer good; what is otherwise wrong is the whole page's */
async function asked<Answer>(
  { context }: LinkArgs,
  ask: (api: NewsletterApi) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await ask(context.get(apiContext));
  } catch (error) {
    if (!isProblem(error)) context.get(reportContext)(error);
    const status = isProblem(error) ? error.status : 500;
    if (status === 404 || status === 410) return null;
    throw data(null, { status });
  }
}
