import { useArt, useCopy } from '#app/pack-context.ts';
import { PlainHero } from '#app/ui/layout/plain-hero.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { HeroVideo } from '#app/ui/media/hero-video.tsx';
import { WatchButton } from '#app/ui/video-dialog/watch-button.tsx';
import type { VideoCopy } from '#contract/copy-parts.ts';

/** A silent video plays below the copy; its sky fades into the section's background. */
export function Hero() {
  const loop = useArt().hero?.about;
  const { pause, play } = useCopy('pages/about').hero;
  if (!loop) {
    return (
      <PlainHero hour="night">
        <HeroCopy />
      </PlainHero>
    );
  }
  const { wide: src, narrow: narrowSrc, widePoster: poster, narrowPoster } = loop;
  return (
    <section
      data-hour="night"
      className="on-night relative isolate overflow-hidden bg-night-high pt-18 pb-84 text-white sm:pb-142 md:pb-86 lg:min-h-[clamp(720px,63vw,940px)] lg:pt-22 lg:pb-60"
    >
      <div className="wrap">
        <RenderBlockingHero className="max-w-160 pt-6 md:pt-10">
          <HeroCopy />
        </RenderBlockingHero>
      </div>
      {/* It follows the copy, because its position depends on the copy's height. */}
      <HeroVideo
        video={{ src, narrowSrc, poster, narrowPoster }}
        labels={{ pause, play }}
        className="no-print absolute! inset-x-0 bottom-0 -z-1 aspect-3/4 mask-[linear-gradient(to_top,#000_85%,transparent)] sm:aspect-auto sm:h-180 sm:**:object-bottom rtl:[&_video]:-scale-x-100 md:start-auto md:aspect-video md:h-auto md:w-[max(100%,64rem)]"
      />
    </section>
  );
}

/** Only what the player needs, because it is part of the document. */
const withoutFacts = ({ title: _, published: __, ...video }: VideoCopy) => video;

function HeroCopy() {
  const labels = useCopy('labels');
  const { eyebrow, heading, lede, video } = useCopy('pages/about').hero;
  return (
    <>
      <p className="mb-3.5 font-medium text-(--mark)">{eyebrow}</p>
      <h1 className="text-4xl tracking-[-0.04em]">{heading}</h1>
      <p className="quiet mt-5 max-w-130 text-lg">{lede}</p>
      {video && (
        <div className="mt-7">
          <WatchButton video={withoutFacts(video)} title={video.title} labels={labels} />
        </div>
      )}
    </>
  );
}
