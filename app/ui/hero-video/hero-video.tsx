import { useState } from 'react';
import { PauseButton, type PauseWords } from '#app/ui/auto-tabs/pause-button.tsx';
import { type Film, NARROW } from '#app/ui/video-dialog/film.ts';
import { useBackgroundFilm } from './use-background-film.ts';

interface HeroVideoProps {
  /** Must be the same object at each render. */
  film: Film;
  words: PauseWords;
  className?: string;
}

/** A silent loop behind a hero: its poster first, the film where line and visitor allow it. */
export function HeroVideo({ film, words, className = '' }: HeroVideoProps) {
  const { src, watch, playing, toggle } = useBackgroundFilm(film);
  const [shown, setShown] = useState(false);
  return (
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
      {src && (
        <>
          <video
            ref={watch}
            src={src}
            muted
            loop
            playsInline
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setShown(true)}
            className={`absolute inset-0 size-full object-cover transition-opacity duration-300 ${shown ? 'opacity-100' : 'opacity-0'}`}
          />
          <PauseButton
            rotation={{ playing, toggle }}
            words={words}
            className="absolute right-4 bottom-4 shadow-card"
          />
        </>
      )}
    </div>
  );
}
