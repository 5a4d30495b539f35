import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { Ornament } from '#app/ui/media/ornament.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { CaseStudy } from '#contract/collections.ts';
import { CardFigure } from './card-figure.tsx';

/** A customer story. The whole card is one link. In a wide card the picture is beside the text. */
export function StoryCard(story: CaseStudy) {
  const pack = usePack();
  const labels = useCopy('labels');
  const { company, logo, image, tags, title, description, figure, route } = story;
  return (
    <article className="card h-full rounded-panel @container">
      <div className="flex grow flex-col @2xl:grid @2xl:grid-cols-2">
        {image ? (
          <img
            src={image}
            alt=""
            loading="lazy"
            width={480}
            height={384}
            className={`@2xl:mb-2.5 @2xl:h-[calc(100%-20px)] card-art aspect-5/4 rounded-[18px] ${focusOf(pack, image)}`}
          />
        ) : (
          <Ornament
            seed={route}
            className="@2xl:mb-2.5 @2xl:h-[calc(100%-20px)] card-art aspect-5/3 rounded-[18px] bg-primary-50"
          />
        )}
        <div className="flex grow flex-col px-4.5 pt-5.5 pb-5 sm:px-6.5">
          {/* On the picture, because it does not always fit beside the name. */}
          <span className="tag absolute top-5.5 start-5.5 bg-white">{tags[0]}</span>
          <span className="mb-4.5 flex items-center gap-2 font-bold tracking-[-0.02em]">
            {logo && (
              <img
                src={logo}
                alt=""
                loading="lazy"
                width={24}
                height={24}
                className="ink-drawing size-6"
              />
            )}
            {company}
          </span>
          {figure && <CardFigure {...figure} className="mb-5" />}
          <h3 className="text-xl">
            <Unbroken text={title} />
          </h3>
          <p className="quiet mt-3 mb-3.5">{description}</p>
          <a href={route} className="arrow-link cover-link mt-auto">
            {labels.story}
            <span className="sr-only">: {company}</span>
            <Icon name="arrow-right" size={18} />
          </a>
        </div>
      </div>
    </article>
  );
}
