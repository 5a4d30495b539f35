import { useCopy, useMedia } from '#app/pack-context.ts';
import { ButtonLink, buttonClass } from '#app/ui/button/button.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { IMPACT_METER_ID } from '#contract/impact.ts';

export function CaresHero() {
  const narrow = useMedia('scenes/cares-hero-narrow.svg');
  const wide = useMedia('scenes/cares-hero-wide.svg');
  const copy = useCopy('pages/cares');
  const { eyebrow, title, lede, meter, stories } = copy.hero;
  return (
    <PageHero scene={{ wide, narrow }} size="tall">
      <p className="mt-5 font-medium text-primary-800">{eyebrow}</p>
      <h1 className="mt-2 text-4xl tracking-[-0.04em]">{title}</h1>
      <p className="mt-4 text-lg">{lede}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={`#${IMPACT_METER_ID}`}
          className={buttonClass({ tone: 'action' }, 'w-full sm:w-auto')}
        >
          {meter}
        </a>
        <ButtonLink href={stories.href} tone="quiet" className="w-full sm:w-auto">
          {stories.title}
        </ButtonLink>
      </div>
    </PageHero>
  );
}
