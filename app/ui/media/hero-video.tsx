import { Behavior } from '#app/islands/behavior.tsx';
import { PauseButton, type PauseLabels } from '#app/ui/auto-tabs/pause-button.tsx';
import { NARROW_SCREEN, type Video } from '#app/ui/video-dialog/video.ts';
import heroVideo from './hero-video.behavior.ts';

interface HeroVideoProps {
  video: Video;
  labels: PauseLabels;
  className?: string;
}

/** A silent loop behind a hero: the poster first, then the video if `mayFetchVideo` allows it. */
export function HeroVideo({ video, labels, className = '' }: HeroVideoProps) {
  return (
    <Behavior start={heroVideo} props={video} startOn="idle">
      <div className={`relative overflow-hidden ${className}`}>
        <picture>
          {video.narrowPoster && <source media={NARROW_SCREEN} srcSet={video.narrowPoster} />}
          <img
            src={video.poster}
            alt=""
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        </picture>
        <PauseButton hidden labels={labels} className="absolute end-4 bottom-4 shadow-card" />
      </div>
    </Behavior>
  );
}
