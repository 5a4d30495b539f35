import { type ActionFunctionArgs, data } from 'react-router';
import { type AlertState, blankAlert } from '#app/forms/job-alert/alert-state.ts';
import { JobAlertForm } from '#app/forms/job-alert/job-alert-form.tsx';
import { receiveAlert } from '#app/forms/job-alert/receive-alert.ts';
import { LinkConfirmation, LinkResult } from '#app/forms/signed-link/link-panels.tsx';
import {
  executeLink,
  LINK_HANDLE,
  LINK_HEADERS,
  readView,
} from '#app/forms/signed-link/link-view.ts';
import { metadata } from '#app/metadata.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { useActionData } from '#app/page-context.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { ActionCard } from '#app/ui/cards/paper-card.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { jobListHref } from '#contract/job-query.ts';

export const handle = LINK_HANDLE;
export const headers = () => LINK_HEADERS;

export async function loader(args: LoaderArgs) {
  const { view, answer } = await readView(args, (api, link) => api.readJobAlertLink(link));
  return data({ view, alert: answer }, { status: view === 'gone' ? 410 : 200 });
}

/** The result of a post: it ended an existing alert, or it sent the form. */
interface PostResult {
  hasEnded?: boolean;
  form?: AlertState;
}

/** Any post to a link's URL follows it, also the one-click request that mail programs send. */
export async function action(args: ActionFunctionArgs) {
  const { view } = await readView(args, (api, link) => api.readJobAlertLink(link));
  const isLink = await executeLink(args, { confirm: 'confirmJobAlert', leave: 'endJobAlert' });
  if (isLink) return { hasEnded: view === 'leave' } satisfies PostResult;
  const { data: form, init } = await receiveAlert(args);
  return data<PostResult>({ form }, init ?? {});
}

const viewOf = ({ view }: Awaited<ReturnType<typeof loader>>['data'], result?: PostResult) => {
  if (view === 'form') return result?.form?.isSent ? 'sent' : 'form';
  return view === 'ended' && !result?.hasEnded ? 'alreadyEnded' : view;
};

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/job-alerts');
  const view = args.loaderData?.view ?? 'form';
  // The result of a post is not available here.
  const title = view === 'form' || view === 'ended' ? copy.meta.title : copy[view].title;
  return metadata({ ...copy.meta, title, noIndex: true }, args);
}

export default function JobAlertsPage({ loaderData }: PageProps<typeof loader, typeof action>) {
  const { href } = usePack();
  const copy = useCopy('pages/job-alerts');
  const result = useActionData<PostResult>();
  const view = viewOf(loaderData, result);
  const { search = '', words: searchLabel = '', frequency } = loaderData.alert ?? {};
  const values = {
    search: searchLabel || copy.phrases.everything,
    frequency: frequency ? copy.phrases.frequencies[frequency] : '',
  };
  if (view === 'confirm' || view === 'leave') {
    const question = copy[view];
    return (
      <LinkConfirmation
        purpose={view}
        copy={{ ...question, text: fillPlaceholders(question.text, values) }}
      />
    );
  }
  if (view === 'form') return <Form state={result?.form ?? blankAlert('')} />;
  if (view === 'sent' || view === 'gone') return <Note view={view} />;
  const { text, link, ...titles } = copy[view];
  const panelCopy = {
    ...titles,
    text: fillPlaceholders(text, values),
    link: { ...link, href: href(jobListHref(search)) },
  };
  return <LinkResult copy={panelCopy} tone={view === 'confirmed' ? 'primary' : 'quiet'} />;
}

/** The form for an alert about all jobs, also after a post that was refused. */
function Form({ state }: { state: AlertState }) {
  const { title, text } = useCopy('pages/job-alerts').form;
  return (
    <ActionCard icon={<IconTile icon="mail" />} title={title.all} text={text}>
      <div className="mt-8 w-full text-start">
        <JobAlertForm state={state} />
      </div>
    </ActionCard>
  );
}

function Note({ view }: { view: 'sent' | 'gone' }) {
  const { title, text, link } = useCopy('pages/job-alerts')[view];
  return (
    <ActionCard icon={<IconTile icon="mail" />} title={title} text={text}>
      <ButtonLink link={link} tone="quiet" className="mt-8 w-full sm:w-auto" />
    </ActionCard>
  );
}
