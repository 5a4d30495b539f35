import { playOnPress } from '#app/ui/video-dialog/play-on-press.ts';
import type { Video } from '#app/ui/video-dialog/video.ts';
import { videoPlayer } from '#app/ui/video-dialog/video-player.ts';

interface FramedVideo {
  video: Video;
  title: string;
}

export default function videoFrame(root: HTMLElement, { video, title }: FramedVideo) {
  const frame = root.querySelector('section');
  const link = frame?.querySelector('a');
  if (!frame || !link) return;
  playOnPress(link, () => {
    frame.classList.add('bg-night');
    frame.replaceChildren(videoPlayer(video, title));
    // The button that had the focus was replaced.
    frame.focus();
  });
}
