import { useCopy, usePack } from '#app/pack-context.ts';
import { Day } from '#app/ui/dates/day.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Avatar } from '#app/ui/media/avatar.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import type { ImpactStory } from '#contract/collections.ts';
import { breadcrumbsOf } from './impact-story-breadcrumbs.ts';

/** Whose story it is, in their own words and with their picture. */
export function StoryHead({ story: { name, role, dates, image, quote } }: { story: ImpactStory }) {
  const pack = usePack();
  const copy = useCopy('pages/impact-stories');
  return (
    <div className="wrap pt-21 pb-12 lg:pt-30 lg:pb-18">
      <RenderBlockingHero>
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack, { name })} />
        <div className="mt-5 grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
          <div>
            <p className="font-medium text-primary-700">{copy.story.eyebrow}</p>
            <h1 className="mt-2 text-4xl tracking-[-0.04em]">{name}</h1>
            <figure className="mt-8">
              <blockquote className="text-2xl leading-tight font-medium text-balance">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-3.5 leading-snug">
                <Avatar name={name} isNamed />
                <span>
                  <strong className="block">{name}</strong>
                  <span className="quiet text-sm">
                    {role} · <Day of={dates.published} />
                  </span>
                </span>
              </figcaption>
            </figure>
          </div>
          <img
            data-shared="cover"
            src={image}
            alt=""
            width={580}
            height={435}
            fetchPriority="high"
            className={`aspect-4/3 w-full rounded-panel object-cover${focusOf(pack, image)}`}
          />
        </div>
      </RenderBlockingHero>
    </div>
  );
}
