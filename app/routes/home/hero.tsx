import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, useMedia, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { ButtonLink, OutsideButton } from '#app/ui/navigation/button.tsx';
import { marked } from '#app/ui/text/marked.tsx';
import { ClockChips } from './clock-chips.tsx';
import { inUrl } from './drawing-in-url.ts';
import { ProfileCard } from './profile-card.tsx';

const SKY =
  'bg-[linear-gradient(var(--color-sky-high),var(--color-sky-low)_46%,var(--color-horizon)_62%)]';

/** Dawn: the words in the sky, the two cities and the bridge below, which sink into the next band. */
export function Hero() {
  const copy = useCopy('pages/home');
  const site = useCopy('site');
  const { hero } = copy;
  return (
    <section
      className={`relative isolate overflow-hidden pb-98 sm:min-h-[clamp(760px,22vw+655px,1020px)] sm:pb-60 ${SKY}`}
    >
      <RenderBlockingHero>
        <div className="wrap relative flex justify-between gap-10 pt-25 sm:pt-27 lg:pt-31">
          <div className="max-w-190">
            <p className="mb-3 text-sm font-medium text-balance sm:text-base text-primary-950">
              {hero.eyebrow}
            </p>
            <h1 className="max-w-[7.4em] text-[clamp(min(3rem,15vw),14.3vw,3.5rem)] sm:text-[clamp(3rem,7.8vw,6.5rem)] leading-[0.92] tracking-[-0.045em]">
              {hero.heading}
            </h1>
            <p className="mt-5 max-w-[33em] text-lg text-primary-950">{marked(hero.lede)}</p>
            <div className="mt-6.5 flex flex-wrap gap-3">
              <OutsideButton href={site.schedulingUrl} tone="action" className="w-full sm:w-auto">
                {hero.schedule}
              </OutsideButton>
              <ButtonLink href={hero.roles.href} tone="quiet" className="w-full sm:w-auto">
                {hero.roles.title}
                <Icon name="arrow-right" size={18} />
              </ButtonLink>
            </div>
          </div>
          <ProfileCard />
        </div>
        <ClockChips />
      </RenderBlockingHero>
      {/* After the words: until they are all there, its place is not known. */}
      <HeroScene />
    </section>
  );
}

const phoneOf = (pack: LocalizedPack) => inUrl(pack.drawing('scenes/home-hero-narrow.svg'));

/**
 * The bridge at dawn. On phones it is most of the first screen, so it stands in the page itself and
 * is there with the first paint; as a picture, whose parts are no elements of the page.
 */
function HeroScene() {
  const pack = usePack();
  const wide = useMedia('scenes/home-hero-wide.svg');
  return (
    <picture>
      <source media="(width >= 40rem)" srcSet={wide} />
      <img
        src={phoneOf(pack)}
        alt=""
        width={620}
        height={640}
        fetchPriority="high"
        decoding="sync"
        className="absolute inset-x-0 -bottom-px -z-1 aspect-620/640 w-full sm:aspect-auto sm:h-[clamp(400px,46vw+86px,800px)]"
      />
    </picture>
  );
}
