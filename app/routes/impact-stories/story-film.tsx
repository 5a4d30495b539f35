import { useCopy } from '#app/pack-context.ts';
import { FilmFrame } from '#app/ui/film-frame/film-frame.tsx';
import { fill } from '#app/ui/text/fill.ts';
import type { ImpactStory } from '#contract/collections.ts';

/** The film of a story. */
export function StoryFilm({ story: { name, videoUrl } }: { story: ImpactStory }) {
  const copy = useCopy('pages/impact-stories');
  const { title, play, poster } = copy.story.film;
  return (
    <div className="no-print wrap">
      <FilmFrame
        src={videoUrl}
        poster={poster}
        title={fill(title, { name })}
        words={{ play, of: name }}
        className="mx-auto aspect-video max-w-[750px]"
      >
        <img src={poster} alt="" loading="lazy" className="size-full object-cover" />
      </FilmFrame>
    </div>
  );
}
