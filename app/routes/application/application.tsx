import { LinkConfirmation, LinkResult } from '#app/forms/signed-link/link-panels.tsx';
import { LINK_HEADERS } from '#app/forms/signed-link/link-view.ts';
import { metadata } from '#app/metadata.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { useActionData } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { formatDay } from '#app/ui/dates/site-time.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { markNativeWords } from '#app/ui/text/mark-native-words.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { ApplicationStatus } from '#contract/application-status.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { Documents } from './documents.tsx';
import { loadStatus, OUTCOMES, type PostFailure, QUESTIONS, receivePost } from './load-status.ts';
import { Steps } from './steps.tsx';

export const handle: PageHandle = {
  cache: false,
  indexed: false,
  query: ['ask', 'done'],
  accepts: { ask: QUESTIONS, done: OUTCOMES },
};

/** Not `no-referrer`: with that, browsers send `Origin: null` with the forms' posts. */
export const headers = () => LINK_HEADERS;

export function loader(args: LoaderArgs<'token'>) {
  return loadStatus(args);
}

export function action(args: LoaderArgs<'token'>) {
  return receivePost(args);
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/application');
  const { status, question, outcome } = args.loaderData ?? {};
  const missing = outcome === 'erased' ? copy.erased : copy.gone;
  const title = status ? (question ? copy[question].title : copy.meta.title) : missing.title;
  return metadata({ ...copy.meta, title, noIndex: true }, args);
}

/** The applicant's view of an application, opened with a private link. */
export default function ApplicationPage({ loaderData }: PageProps<typeof loader>) {
  const pack = usePack();
  const copy = useCopy('pages/application');
  const failure = useActionData<PostFailure | null>();
  const { status, question, outcome, path } = loaderData;
  if (!status) {
    const isErased = outcome === 'erased';
    return (
      <LinkResult copy={isErased ? copy.erased : copy.gone} tone="quiet" isUnknown={!isErased} />
    );
  }
  if (question && !(question === 'withdraw' && status.withdrawnAt !== null)) {
    const { keep, ...questionCopy } = copy[question];
    return (
      <LinkConfirmation
        purpose="leave"
        copy={questionCopy}
        cancelLink={{ href: path, title: keep }}
      />
    );
  }
  const [ledeStart, ledeEnd] = fillPlaceholders(copy.lede, {
    day: formatDay(pack, status.receivedAt),
  }).split('{reference}');
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <p className="font-medium text-ink-700">{copy.eyebrow}</p>
        <h1 className="mt-3 text-4xl tracking-[-0.04em] wrap-anywhere">
          <Unbroken text={status.opening ?? copy.talentPool} />
        </h1>
        <p className="mt-4 text-lg">
          {ledeStart}
          {/* Latin letters and digits in every language, because staff search for them. */}
          <span lang={FIRST_LANGUAGE} className="whitespace-nowrap">
            {status.reference}
          </span>
          {ledeEnd}
        </p>
      </PageHero>
      <div className="wrap grid items-start gap-10 py-12 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-16 lg:py-18">
        <div className="grid max-w-180 gap-12">
          {outcome && outcome !== 'erased' && <DoneNote>{copy.done[outcome]}</DoneNote>}
          {failure?.message === null && <FailedNote>{copy.failed}</FailedNote>}
          <Steps status={status} />
          <FirstScreenEnd />
          <Documents status={status} path={path} error={failure?.message ?? undefined} />
        </div>
        <aside className="grid gap-5">
          <SubmittedData status={status} />
          <Choices path={path} isWithdrawn={status.withdrawnAt !== null} />
        </aside>
      </div>
    </>
  );
}

/** Links that end an application; each opens a page that asks for confirmation. */
function Choices({ path, isWithdrawn }: { path: string; isWithdrawn: boolean }) {
  const { title, text, withdraw, erase } = useCopy('pages/application').choices;
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2.5 text-sm text-ink-700">{text}</p>
      <div className="mt-4.5 grid gap-2.5">
        {!isWithdrawn && (
          <ButtonLink href={`${path}?ask=withdraw`} tone="quiet" size="small" rel="nofollow">
            {withdraw}
          </ButtonLink>
        )}
        <ButtonLink href={`${path}?ask=erase`} tone="quiet" size="small" rel="nofollow">
          {erase}
        </ButtonLink>
      </div>
    </section>
  );
}

const NOTE_CLASSES = 'flex items-start gap-3 rounded-card border-[1.5px] p-5 font-medium';

function DoneNote({ children }: { children: string }) {
  return (
    <p role="status" className={`${NOTE_CLASSES} border-success bg-success-100`}>
      <Icon name="check" size={22} className="mt-px flex-none text-success" />
      {children}
    </p>
  );
}

function FailedNote({ children }: { children: string }) {
  return (
    <p role="alert" className={`${NOTE_CLASSES} border-danger bg-danger-100`}>
      <Icon name="circle-alert" size={22} className="mt-px flex-none text-danger" />
      {children}
    </p>
  );
}

/** The email address is masked, so that a leaked link does not reveal it. */
function SubmittedData({ status }: { status: ApplicationStatus }) {
  const pack = usePack();
  const { title, fields } = useCopy('pages/application').sent;
  const lines = [
    { label: fields.name, value: status.name },
    { label: fields.email, value: status.email },
    { label: fields.reference, value: status.reference },
    { label: fields.received, value: formatDay(pack, status.receivedAt) },
  ];
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-6">
      <h2 className="text-xl">{title}</h2>
      <dl className="mt-4 grid gap-3">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-600">{label}</dt>
            <dd className="wrap-anywhere">{markNativeWords(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
