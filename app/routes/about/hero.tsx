import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { HeroVideo } from '#app/ui/media/hero-video.tsx';
import type { Video } from '#app/ui/video-dialog/video.ts';
import { WatchButton } from '#app/ui/video-dialog/watch-button.tsx';

/** A silent video: people cross the bridge by lamplight. */
const crossingVideo = (pack: LocalizedPack): Video => ({
  src: pack.media('films/crossing-wide.mp4'),
  narrowSrc: pack.media('films/crossing-narrow.mp4'),
  poster: pack.media('films/crossing-wide.webp'),
  narrowPoster: pack.media('films/crossing-narrow.webp'),
});

/** The video plays below the copy; its sky fades into the section's background. */
export function Hero() {
  const pack = usePack();
  const labels = useCopy('labels');
  const { eyebrow, heading, lede, video: aboutVideo, pause, play } = useCopy('pages/about').hero;
  const { title, published: _, ...video } = aboutVideo;
  return (
    <section
      data-hour="night"
      className="on-night relative isolate overflow-hidden bg-night-high pt-18 pb-84 text-white sm:pb-142 md:pb-86 lg:min-h-[clamp(720px,63vw,940px)] lg:pt-22 lg:pb-60"
    >
      <div className="wrap">
        <RenderBlockingHero className="max-w-160 pt-6 md:pt-10">
          <p className="mb-3.5 font-medium text-(--mark)">{eyebrow}</p>
          <h1 className="text-4xl tracking-[-0.04em]">{heading}</h1>
          <p className="quiet mt-5 max-w-130 text-lg">{lede}</p>
          <div className="mt-7">
            <WatchButton video={video} title={title} labels={labels} />
          </div>
        </RenderBlockingHero>
      </div>
      {/* It follows the copy, because its position depends on the copy's height. */}
      <HeroVideo
        video={crossingVideo(pack)}
        labels={{ pause, play }}
        className="no-print absolute! inset-x-0 bottom-0 -z-1 aspect-3/4 mask-[linear-gradient(to_top,#000_85%,transparent)] sm:aspect-auto sm:h-180 sm:**:object-bottom md:left-auto md:aspect-video md:h-auto md:w-[max(100%,64rem)]"
      />
    </section>
  );
}
