import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/field/use-hydrated.ts';
import { fill } from '#app/ui/text/fill.ts';
import { FilmPlayer } from '#app/ui/video-dialog/film-player.tsx';
import copy from '#content/pages/impact-stories.yaml';
import type { ImpactStory } from '#contract/collections.ts';

/** The film of a story: a poster until somebody presses play, and a link without scripts. */
export function StoryFilm({ story: { name, videoUrl } }: { story: ImpactStory }) {
  const isHydrated = useHydrated();
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const { title, play, poster } = copy.story.film;
  // The button goes, and would take the focus with it.
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const words = (
    <span className={buttonClass({ tone: 'quiet', size: 'small' }, 'shadow-float')}>
      <Play size={18} aria-hidden="true" fill="currentColor" />
      {play}
      <span className="sr-only">: {name}</span>
    </span>
  );
  const whole = 'absolute inset-0 flex size-full cursor-pointer items-end rounded-panel p-4 sm:p-7';
  return (
    <div className="no-print wrap">
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={fill(title, { name })}
        className="relative mx-auto aspect-video max-w-[750px] overflow-hidden rounded-panel bg-night outline-none"
      >
        {isPlaying ? (
          <FilmPlayer film={{ src: videoUrl, poster }} title={fill(title, { name })} />
        ) : (
          <>
            <img src={poster} alt="" loading="lazy" className="size-full object-cover" />
            {isHydrated ? (
              <button type="button" onClick={() => setPlaying(true)} className={whole}>
                {words}
              </button>
            ) : (
              <a href={videoUrl} className={whole}>
                {words}
              </a>
            )}
          </>
        )}
      </section>
    </div>
  );
}
