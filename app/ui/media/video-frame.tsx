import type { ReactNode } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { buttonClass } from '#app/ui/navigation/button.tsx';
import videoFrame from './video-frame.behavior.ts';

interface VideoFrameProps {
  /** URL of a file or of a YouTube or Vimeo page. */
  src: string;
  /** URL of a picture, for the player. */
  poster: string | undefined;
  /** Names the frame and the player. */
  title: string;
  /** Label of the button, and for screen readers the subject of the video. */
  labels: { play: string; videoTitle: string };
  className?: string;
  /** The picture that fills the frame until the video plays. */
  children: ReactNode;
}

/** A video in the page: a picture until play is pressed, and a link without scripts. */
export function VideoFrame(props: VideoFrameProps) {
  const { src, poster, title, labels, className = 'aspect-video', children } = props;
  return (
    <Behavior start={videoFrame} props={{ video: { src, poster }, title }}>
      <section
        tabIndex={-1}
        aria-label={title}
        className={`no-print relative w-full overflow-hidden rounded-panel outline-none ${className}`}
      >
        {children}
        <a
          href={src}
          className="absolute inset-0 flex size-full cursor-pointer items-end rounded-panel p-4 sm:p-7"
        >
          <span className={buttonClass({ tone: 'quiet', size: 'small' }, 'shadow-float')}>
            <Icon name="play-filled" size={18} />
            {labels.play}
            <span className="sr-only">: {labels.videoTitle}</span>
          </span>
        </a>
      </section>
    </Behavior>
  );
}
