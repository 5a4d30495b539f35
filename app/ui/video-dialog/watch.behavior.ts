import { modal } from '#app/ui/dialog/modal.ts';
import { playOnPress } from './play-on-press.ts';
import type { Video } from './video.ts';
import { removePlayer, videoPlayer } from './video-player.ts';

interface Watch {
  video: Video;
  title: string;
}

export default function watch(root: HTMLElement, { video, title }: Watch) {
  const link = root.querySelector('a');
  const dialog = root.querySelector('dialog');
  const frame = dialog?.querySelector('[data-player]');
  if (!link || !dialog || !frame) return;
  const { open } = modal(dialog, link, () => removePlayer(frame));
  link.ariaHasPopup = 'dialog';
  playOnPress(link, () => {
    frame.replaceChildren(videoPlayer(video, title));
    open();
  });
}
