import { useCopy } from '#app/pack-context.ts';
import { ButtonLink, OutsideButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { RenderBlockingHero } from '#app/ui/render-blocking-hero/render-blocking-hero.tsx';
import { marked } from '#app/ui/text/marked.tsx';
import { ClockChips } from './clock-chips.tsx';
import { HeroScene } from './hero-scene.tsx';
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
