import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import {
  type ActionArgs,
  apiContext,
  type LoaderArgs,
  type MetaArgs,
  type PageProps,
} from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Experts } from '#app/ui/cards/experts.tsx';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import type { Session } from '#contract/articles.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { breadcrumbsOf, sessionJsonLd } from './entry-json-ld.ts';
import { entryMetadata, entryTitle } from './entry-metadata.ts';
import { EntryBody, EntryHeader, MissingEntry, RelatedEntries } from './entry-parts.tsx';
import { Gate } from './gate/gate.tsx';
import { receiveGate } from './gate/receive-gate.ts';
import { loadSession } from './load-entry.ts';

export const handle: PageHandle = { entries: 'learning-hubs' };

export function loader({ context, params }: LoaderArgs) {
  return loadSession(context.get(apiContext), params.slug);
}

export function action({ context, params, request }: ActionArgs) {
  return receiveGate('session', params.slug, { context, request });
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/learning-hub');
  return entryMetadata(copy, args);
}

const PATH = '/learning-hub';

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const copy = page.pack.copy('pages/learning-hub');
  return sessionJsonLd(copy, PATH, page);
}

export default function SessionPage({ loaderData: { loaded, status } }: PageProps<typeof loader>) {
  const copy = useCopy('pages/learning-hub');
  const { contents, related, all, notFound, about } = copy.detail;
  if (!loaded) return <MissingEntry copy={notFound} status={status} />;
  const { entry } = loaded;
  return (
    <>
      <article key={entry.slug}>
        <EntryHeader
          breadcrumbs={breadcrumbsOf(copy, PATH, entry)}
          title={entry.title}
          tags={entry.tags}
        >
          <SessionGate session={entry} />
        </EntryHeader>
        <EntryBody html={entry.description} heading={about} contents={contents}>
          <Experts title={copy.detail.experts} experts={entry.featuredExperts} />
        </EntryBody>
      </article>
      <FirstScreenEnd />
      <RelatedEntries title={related} allLabel={all} path={PATH} cards={loaded.related} />
      <ContactBand />
    </>
  );
}

/** The cover of a session, and the form that replaces it with the video. */
function SessionGate({ session }: { session: Session }) {
  const pack = usePack();
  const copy = useCopy('gate');
  const { slug, title, featuredImage, duration } = session;
  const { play, video: videoTitle } = copy.session;
  return (
    <Gate
      kind="session"
      slug={slug}
      pageTitle={entryTitle(pack, session)}
      entry={session}
      facts={<SessionFacts session={session} />}
      thanks={{
        title: copy.session.title,
        thanks: copy.session.thanks,
        note: copy.session.note,
      }}
      video={{
        poster: featuredImage,
        title: fillPlaceholders(videoTitle, { title }),
        labels: { play, videoTitle: title },
      }}
      duration={duration}
    />
  );
}

/** Date, duration, language and speakers, so that visitors know what the form opens. */
function SessionFacts({ session }: { session: Session }) {
  const pack = usePack();
  const { date, duration, language, featuredExperts } = session;
  const { facts } = useCopy('pages/learning-hub').detail;
  const day = <time dateTime={isoDay(pack, date)}>{formatDay(pack, date)}</time>;
  const speakers = featuredExperts.map(({ name }) => name).join(', ');
  const rows = [
    { label: facts.date, value: day },
    ...(duration ? [{ label: facts.duration, value: duration }] : []),
    ...(language ? [{ label: facts.language, value: language }] : []),
  ];
  return (
    <div className="text-sm lg:row-start-2 lg:rounded-panel lg:bg-primary-50 lg:px-7 lg:py-6">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 lg:gap-x-10 lg:gap-y-3">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex gap-x-1.5 lg:flex-col">
            <dt className="text-ink-600">{label}</dt>
            <dd className="font-medium lg:text-lg">{value}</dd>
          </div>
        ))}
      </dl>
      {speakers && (
        <p className="mt-1 lg:mt-3 lg:text-base">
          <span className="text-ink-600">{facts.speakers}</span>{' '}
          <span className="font-medium">{speakers}</span>
        </p>
      )}
    </div>
  );
}
