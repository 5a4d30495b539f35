import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { focusOf } from '#app/ui/picture/focus.ts';
import type { ImpactStory } from '#contract/collections.ts';

/** A story in the list. The whole card is one link; with room, its picture stands beside it. */
export function ImpactStoryCard({ story }: { story: ImpactStory }) {
  const pack = usePack();
  const copy = useCopy('pages/impact-stories');
  const { name, role, description, slug, image, quote } = story;
  return (
    <article className="card h-full rounded-panel @container">
      <div className="flex grow flex-col @xl:grid @xl:grid-cols-2">
        <img
          data-shared="cover"
          src={image}
          alt=""
          loading="lazy"
          width={580}
          height={435}
          className={`@xl:mb-2.5 @xl:h-[calc(100%-20px)] card-art aspect-5/4 rounded-[18px]${focusOf(pack, image)}`}
        />
        <div className="flex grow flex-col justify-center p-5 sm:p-7">
          <p className="font-medium text-(--mark)">{role}</p>
          <h3 className="mt-2 text-2xl">{name}</h3>
          <blockquote className="mt-4 text-xl font-medium text-balance">
            <p>“{quote}”</p>
          </blockquote>
          <p className="quiet mt-4 mb-3.5 max-w-140">{description}</p>
          <a href={`/impact-story/${slug}`} className="arrow-link cover-link">
            {copy.list.button}
            <span className="sr-only">: {name}</span>
            <Icon name="arrow-right" size={18} />
          </a>
        </div>
      </div>
    </article>
  );
}
