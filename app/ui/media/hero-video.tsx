import { Behavior } from '#app/islands/behavior.tsx';
import { PauseButton, type PauseWords } from '#app/ui/auto-tabs/pause-button.tsx';
import { type Film, NARROW } from '#app/ui/video-dialog/film.ts';
import heroVideo from './hero-video.behavior.ts';

interface HeroVideoProps {
  film: Film;
  words: PauseWords;
  className?: string;
}

/** A silent loop behind a hero: the poster first, then the video if `mayFetchFilm` allows it. */
export function HeroVideo({ film, words, className = '' }: HeroVideoProps) {
  return (
    <Behavior of={heroVideo} props={film} wake="idle">
      <div className={`relative overflow-hidden ${className}`}>
        <picture>
          {film.narrowPoster && <source media={NARROW} srcSet={film.narrowPoster} />}
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
