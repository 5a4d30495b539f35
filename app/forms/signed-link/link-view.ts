/** The view of a page that was opened by a link in a mail. */
import { type ActionFunctionArgs, data } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, statusOf } from '#app/page-module.ts';
import type { LinkPurpose } from '#contract/newsletter.ts';
import type { PublicApi } from '#contract/public-api.ts';

/**
 * `form` without a link; `confirm` and `leave` ask first; `gone` for an invalid or expired link.
 */
export type LinkView = 'form' | 'confirm' | 'confirmed' | 'leave' | 'ended' | 'gone';

const LINK_PARAMETERS = ['confirm', 'leave'] as const satisfies readonly LinkPurpose[];

export const LINK_HANDLE: PageHandle = {
  indexed: false,
  query: LINK_PARAMETERS,
  uncachedParams: LINK_PARAMETERS,
  csrfExemptTokenParams: LINK_PARAMETERS,
};

/** Keeps the link's token from other sites, and the page from all caches. */
export const LINK_HEADERS = { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' };

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'request'>;
type FollowCall = 'confirmSubscription' | 'leaveNewsletter' | 'confirmJobAlert' | 'endJobAlert';

interface ReadLink<Answer> {
  view: LinkView;
  /** The API's response for a valid link, or null. */
  answer: Answer | null;
}

interface Link {
  purpose: LinkPurpose;
  token: string;
}

function linkIn({ request }: LinkArgs): Link | null {
  const { searchParams } = new URL(request.url);
  for (const purpose of LINK_PARAMETERS) {
    const token = searchParams.get(purpose);
    if (token !== null) return { purpose, token };
  }
  return null;
}

/**
 * Changes nothing, because security software opens links in mails before people do.
 * @param read the API call that reads the link's state
 */
export async function readView<Answer extends { state: string }>(
  args: LinkArgs,
  read: (api: PublicApi, link: Link) => Promise<Answer>,
): Promise<ReadLink<Answer>> {
  const link = linkIn(args);
  if (!link) return { view: 'form', answer: null };
  const answer = await callApi(args, (api) => read(api, link));
  if (!answer) return { view: 'gone', answer };
  if (link.purpose === 'leave') {
    return { view: answer.state === 'ended' ? 'ended' : 'leave', answer };
  }
  return { view: answer.state === 'confirmed' ? 'confirmed' : 'confirm', answer };
}

/** Executes the link's purpose. @returns false if the URL has no link */
export async function executeLink(
  args: LinkArgs,
  calls: Record<LinkPurpose, FollowCall>,
): Promise<boolean> {
  const link = linkIn(args);
  if (!link) return false;
  const { purpose, token } = link;
  await callApi(args, (api) => api[calls[purpose]]({ token }));
  return true;
}

/**
 * @returns null for an invalid or expired link
 * @throws React Router's `data` with the status of any other error, which becomes the error page
 */
async function callApi<Answer>(
  { context }: LinkArgs,
  call: (api: PublicApi) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call(context.get(apiContext));
  } catch (error) {
    const status = statusOf({ context }, error);
    if (status === 404 || status === 410) return null;
    throw data(null, { status });
  }
}
