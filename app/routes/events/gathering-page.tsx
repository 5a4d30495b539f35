import { ArticleBody } from '#app/ui/article-body/article-body.tsx';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { Experts } from '#app/ui/experts/experts.tsx';
import { MissingPanel } from '#app/ui/missing-panel/missing-panel.tsx';
import { useRetry } from '#app/ui/retry/use-retry.ts';
import type { GatheringDetail } from '#contract/gatherings.ts';
import { FailedGathering } from './failed-gathering.tsx';
import { GatheringHead } from './gathering-head.tsx';
import type { GatheringKind } from './gathering-kind.ts';
import type { LoadedGathering } from './load-gathering.ts';
import { MoreGatherings } from './more-gatherings.tsx';
import { RegistrationAside } from './registration-aside.tsx';

interface GatheringPageProps {
  kind: GatheringKind;
  loaded: LoadedGathering;
}

/** The page of one event, or of one training. */
export function GatheringPage({ kind, loaded }: GatheringPageProps) {
  const { now, gathering, failure, others } = loaded;
  const { retry, isRetrying } = useRetry(gathering !== null, kind.copy.detail.fetched);
  return (
    <>
      {gathering ? (
        <Told kind={kind} gathering={gathering} loadedAt={now} />
      ) : failure === 'notFound' ? (
        <MissingPanel {...kind.copy.detail.notFound} />
      ) : (
        <FailedGathering kind={kind} onRetry={retry} isRetrying={isRetrying} />
      )}
      {others.length > 0 && <MoreGatherings kind={kind} others={others} />}
      <ContactBand />
    </>
  );
}

interface ToldProps {
  kind: GatheringKind;
  gathering: GatheringDetail;
  /** Epoch milliseconds. */
  loadedAt: number;
}

/** On a phone the box comes before the text, which is long. */
function Told({ kind, gathering, loadedAt }: ToldProps) {
  return (
    <article className="wrap grid gap-x-14 gap-y-9 pt-21 pb-18 md:pt-26 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-y-12 lg:pt-30 lg:pb-28">
      <GatheringHead kind={kind} gathering={gathering} />
      <RegistrationAside kind={kind} gathering={gathering} loadedAt={loadedAt} />
      <div className="min-w-0">
        <section aria-label={kind.copy.detail.about}>
          <ArticleBody html={gathering.description} />
        </section>
        <Experts title={kind.copy.detail.experts} experts={gathering.experts} />
      </div>
    </article>
  );
}
