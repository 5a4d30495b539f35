import { InlineScript } from '#app/inline-code.tsx';
import type { LocalizedPack } from '#app/pack.ts';
import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Ornament } from '#app/ui/media/ornament.tsx';
import { buttonClass } from '#app/ui/navigation/button.tsx';

export const handle = (pack: LocalizedPack): PageHandle => ({
  indexed: false,
  headerTheme: 'night',
  redirectsTo: schedulingUrlOf(pack),
});

/** A company without a calendar is asked for a meeting by the contact form. */
const schedulingUrlOf = (pack: LocalizedPack) =>
  pack.copy('site').schedulingUrl ?? pack.href('/contact');

export const meta = metaOf('pages/schedule-a-meeting', { noIndex: true });

/** Visible until the booking page responds. */
export default function SchedulePage() {
  const scene = useArt().hero?.schedule;
  const copy = useCopy('pages/schedule-a-meeting');
  const schedulingUrl = schedulingUrlOf(usePack());
  return (
    <section
      data-hour="night"
      className={`on-night relative isolate overflow-hidden ${scene ? 'ground-dusk' : 'ground-plain-dusk'} page-end pt-18 lg:pt-22`}
    >
      <RedirectScript to={schedulingUrl} />
      <div className="wrap min-h-180 lg:min-h-160">
        <RenderBlockingHero className="max-w-180 pt-10 lg:pt-20">
          <p className="mb-3.5 font-medium text-(--mark)">{copy.eyebrow}</p>
          <h1 className="text-4xl tracking-[-0.04em]">{copy.heading}</h1>
          <p className="quiet mt-5 max-w-108 text-lg">{copy.text}</p>
          <a
            href={schedulingUrl}
            className={buttonClass({ tone: 'action' }, 'mt-8 w-full sm:w-auto')}
          >
            {copy.button}
          </a>
        </RenderBlockingHero>
      </div>
      {/* It follows the copy, because its position depends on the copy's height. */}
      {scene ? (
        <picture>
          <source media="(width >= 62.5rem)" srcSet={scene.wide} />
          <img
            src={scene.narrow}
            alt=""
            className="mirrored absolute inset-x-0 -bottom-px -z-1 h-100 w-full object-cover object-bottom lg:h-120 lg:object-right-bottom"
          />
        </picture>
      ) : (
        <Ornament
          seed="schedule"
          className="absolute end-0 bottom-0 -z-1 h-45 w-60 sm:h-75 sm:w-100 lg:h-105 lg:w-140"
        />
      )}
    </section>
  );
}

/** Redirects as soon as the browser parses this script. */
function RedirectScript({ to }: { to: string }) {
  return (
    <InlineScript code={`location.replace(${JSON.stringify(to).replaceAll('<', '\\u003c')})`} />
  );
}
