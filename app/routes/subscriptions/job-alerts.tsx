import { type ActionFunctionArgs, data } from 'react-router';
import { type AlertState, blankAlert } from '#app/forms/job-alert/alert-state.ts';
import { JobAlertForm } from '#app/forms/job-alert/job-alert-form.tsx';
import { receiveAlert } from '#app/forms/job-alert/receive-alert.ts';
import { Asking, Done } from '#app/forms/signed-link/link-panels.tsx';
import {
  followLinkOf,
  LINK_HANDLE,
  LINK_HEADERS,
  readView,
} from '#app/forms/signed-link/link-view.ts';
import { metadata } from '#app/metadata.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { useActionData } from '#app/page-context.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { PaperCard } from '#app/ui/cards/paper-card.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { fill } from '#contract/fill.ts';
import { jobListHref } from '#contract/job-query.ts';

export const handle = LINK_HANDLE;
export const headers = () => LINK_HEADERS;

export async function loader(args: LoaderArgs) {
  const { view, answer } = await readView(args, (api, link) => api.readJobAlertLink(link));
  return data({ view, alert: answer }, { status: view === 'gone' ? 410 : 200 });
}

/** What a post has done: ended an alert that was there, or taken the form. */
interface Posted {
  hasEnded?: boolean;
  form?: AlertState;
}

/** A link is followed by a post, whatever it holds: also by one that a mail program sends itself. */
export async function action(args: ActionFunctionArgs) {
  const { view } = await readView(args, (api, link) => api.readJobAlertLink(link));
  const isLink = await followLinkOf(args, { confirm: 'confirmJobAlert', leave: 'endJobAlert' });
  if (isLink) return { hasEnded: view === 'leave' } satisfies Posted;
  const { data: form, init } = await receiveAlert(args);
  return data<Posted>({ form }, init ?? {});
}

const viewOf = ({ view }: Awaited<ReturnType<typeof loader>>['data'], posted?: Posted) => {
  if (view === 'form') return posted?.form?.isSent ? 'sent' : 'form';
  return view === 'ended' && !posted?.hasEnded ? 'already' : view;
};

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/job-alerts');
  const view = args.loaderData?.view ?? 'form';
  // What a post has done is not known here.
  const title = view === 'form' || view === 'ended' ? copy.meta.title : copy[view].title;
  return metadata({ ...copy.meta, title, noIndex: true }, args);
}

export default function JobAlertsPage({ loaderData }: PageProps<typeof loader, typeof action>) {
  const { href } = usePack();
  const copy = useCopy('pages/job-alerts');
  const posted = useActionData<Posted>();
  const view = viewOf(loaderData, posted);
  const { search = '', words = '', frequency } = loaderData.alert ?? {};
  const values = {
    search: words || copy.words.everything,
    frequency: frequency ? copy.words.frequencies[frequency] : '',
  };
  if (view === 'confirm' || view === 'leave') {
    const asking = copy[view];
    return <Asking purpose={view} words={{ ...asking, text: fill(asking.text, values) }} />;
  }
  if (view === 'form') return <Form state={posted?.form ?? blankAlert('')} />;
  if (view === 'sent' || view === 'gone') return <Note view={view} />;
  const { text, link, ...done } = copy[view];
  const shown = {
    ...done,
    text: fill(text, values),
    link: { ...link, href: href(jobListHref(search)) },
  };
  return <Done words={shown} tone={view === 'confirmed' ? 'primary' : 'quiet'} />;
}

/** On a page of its own, and where it came back with what is wrong. */
function Form({ state }: { state: AlertState }) {
  const { title, text } = useCopy('pages/job-alerts').form;
  return (
    <PaperCard mark={<IconTile icon="mail" />} title={title.all} text={text}>
      <div className="mt-8 w-full text-left">
        <JobAlertForm state={state} />
      </div>
    </PaperCard>
  );
}

function Note({ view }: { view: 'sent' | 'gone' }) {
  const { title, text, link } = useCopy('pages/job-alerts')[view];
  return (
    <PaperCard mark={<IconTile icon="mail" />} title={title} text={text}>
      <ButtonLink to={link} tone="quiet" className="mt-8 w-full sm:w-auto" />
    </PaperCard>
  );
}
