import { Behavior } from '#app/islands/behavior.tsx';
import { PauseButton, type PauseLabels } from '#app/ui/auto-tabs/pause-button.tsx';
import { NARROW_SCREEN, type Video } from '#app/ui/video-dialog/video.ts';
import heroVideo from './hero-video.behavior.ts';

interface HeroVideoProps {
  film: Video;
  words: PauseLabels;
  className?: string;
}

/** A silent loop behind a hero: the poster first, then the video if `mayFetchVideo` allows it. */
export function HeroVideo({ film, words, className = '' }: HeroVideoProps) {
  return (
    <Behavior of={heroVideo} props={film} startOn="idle">
      <div className={`relative overflow-hidden ${className}`}>
        <picture>
          {film.narrowPoster && <source media={NARROW_SCREEN} srcSet={film.narrowPoster} />}
          <img
            src={film.poster}
            alt=""
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        </picture>
        <PauseButton hidden words={words} className="absolute right-4 bottom-4 shadow-card" />
      </div>
    </Behavior>
  );
}
