/** What a page shows for the link in a mail that led to it. */
import { type ActionFunctionArgs, data } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, statusOf } from '#app/page-module.ts';
import type { LinkPurpose } from '#contract/newsletter.ts';
import type { PublicApi } from '#contract/public-api.ts';

/** `form` without a link; `confirm` and `leave` ask; `gone` where a link is no longer good. */
export type LinkView = 'form' | 'confirm' | 'confirmed' | 'leave' | 'ended' | 'gone';

const LINK_PARAMETERS = ['confirm', 'leave'] as const satisfies readonly LinkPurpose[];

export const LINK_HANDLE: PageHandle = {
  indexed: false,
  query: LINK_PARAMETERS,
  uncachedParams: LINK_PARAMETERS,
  csrfExemptTokenParams: LINK_PARAMETERS,
};

/** Nobody else gets to see the link, and nobody keeps the page. */
export const LINK_HEADERS = { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' };

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'request'>;
type FollowCall = 'confirmSubscription' | 'leaveNewsletter' | 'confirmJobAlert' | 'endJobAlert';

interface ReadLink<Answer> {
  view: LinkView;
  /** What the API said of it, where there is a link that is good. */
  answer: Answer | null;
}

interface Link {
  purpose: LinkPurpose;
  token: string;
}

/** The link in a page's URL; null where there is none. */
function linkIn({ request }: LinkArgs): Link | null {
  const { searchParams } = new URL(request.url);
  for (const purpose of LINK_PARAMETERS) {
    const token = searchParams.get(purpose);
    if (token !== null) return { purpose, token };
  }
  return null;
}

/**
 * Changes nothing: programs open links in mails before people do.
 * @param read what the API is asked of a link
 */
export async function readView<Answer extends { state: string }>(
  args: LinkArgs,
  read: (api: PublicApi, link: Link) => Promise<Answer>,
): Promise<ReadLink<Answer>> {
  const link = linkIn(args);
  if (!link) return { view: 'form', answer: null };
  const answer = await asked(args, (api) => read(api, link));
  if (!answer) return { view: 'gone', answer };
  if (link.purpose === 'leave') {
    return { view: answer.state === 'ended' ? 'ended' : 'leave', answer };
  }
  return { view: answer.state === 'confirmed' ? 'confirmed' : 'confirm', answer };
}

/** Does what the link is for. @returns false where the page was not opened by one */
export async function followLinkOf(
  args: LinkArgs,
  calls: Record<LinkPurpose, FollowCall>,
): Promise<boolean> {
  const link = linkIn(args);
  if (!link) return false;
  const { purpose, token } = link;
  await asked(args, (api) => api[calls[purpose]]({ token }));
  return true;
}

/** @returns null for a link that is no longer good; what is otherwise wrong is the whole page's */
async function asked<Answer>(
  { context }: LinkArgs,
  ask: (api: PublicApi) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await ask(context.get(apiContext));
  } catch (error) {
    const status = statusOf({ context }, error);
    if (status === 404 || status === 410) return null;
    throw data(null, { status });
  }
}
