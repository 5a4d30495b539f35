import { type ActionFunctionArgs, data } from 'react-router';
import { NEWSLETTER_ID } from '#app/forms/newsletter/newsletter.tsx';
import { NewsletterForm } from '#app/forms/newsletter/newsletter-form.tsx';
import { BLANK_NEWSLETTER, type NewsletterState } from '#app/forms/newsletter/newsletter-state.ts';
import { newsletterAction } from '#app/forms/newsletter/receive-newsletter.ts';
import { LinkConfirmation, LinkResult } from '#app/forms/signed-link/link-panels.tsx';
import {
  executeLink,
  LINK_HANDLE,
  LINK_HEADERS,
  type LinkView,
  readView,
} from '#app/forms/signed-link/link-view.ts';
import { documentTitle, metadata } from '#app/metadata.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { useActionData } from '#app/page-context.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { ActionCard } from '#app/ui/cards/paper-card.tsx';

export const handle = LINK_HANDLE;
export const headers = () => LINK_HEADERS;

export async function loader(args: LoaderArgs) {
  const { view } = await readView(args, (api, link) => api.readNewsletterLink(link));
  return data(view, { status: view === 'gone' ? 410 : 200 });
}

/** Any post to a link's URL follows it, also the one-click request that mail programs send. */
export async function action(args: ActionFunctionArgs) {
  const calls = { confirm: 'confirmSubscription', leave: 'leaveNewsletter' } as const;
  const isLink = await executeLink(args, calls);
  return isLink ? null : newsletterAction(args);
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/newsletter');
  const view = args.loaderData ?? 'form';
  const title = view === 'form' ? copy.meta.title : copy[view].title;
  return metadata({ ...copy.meta, title, noIndex: true }, args);
}

export default function NewsletterPage({
  loaderData: view,
}: PageProps<typeof loader, typeof action>) {
  const copy = useCopy('pages/newsletter');
  if (view === 'confirm' || view === 'leave')
    return <LinkConfirmation purpose={view} copy={copy[view]} />;
  if (view === 'confirmed') return <LinkResult copy={copy[view]} tone="primary" />;
  if (view === 'ended') return <LinkResult copy={copy[view]} tone="quiet" />;
  return <Invitation view={view} />;
}

function Invitation({ view }: { view: Extract<LinkView, 'form' | 'gone'> }) {
  const pack = usePack();
  const block = useCopy('newsletter');
  const copy = useCopy('pages/newsletter');
  const postState = useActionData<{ newsletter?: NewsletterState }>()?.newsletter;
  const { title, text } = view === 'gone' ? copy.gone : { title: block.heading, text: block.text };
  return (
    <ActionCard icon={<IconTile icon="mail" />} title={title} text={text}>
      <div id={NEWSLETTER_ID} className="mt-8 w-full text-start">
        <NewsletterForm
          initialState={postState ?? BLANK_NEWSLETTER}
          pageTitle={documentTitle(pack, copy.meta.title)}
          action={pack.href('/newsletter')}
        />
      </div>
    </ActionCard>
  );
}
