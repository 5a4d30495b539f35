/** What every page looks after: one small file, so that the browser asks once. */
import type { DeliveryWords } from './forms/contact/deliver-messages.ts';
import { startLoader } from './shell/loader/start-loader.ts';

interface FrameProps {
  words: DeliveryWords;
  /** Where the session storage has messages to us that are under way. */
  underWay: string;
}

export default function startFrame(root: HTMLElement, props: FrameProps): void {
  startLoader(root.querySelector<HTMLElement>('[data-loader]'));
  void follow(props, false);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow(props, true);
  });
}

/** Says how a message went that was sent off on an earlier page; what does so comes only then. */
async function follow({ words, underWay }: FrameProps, anew: boolean): Promise<void> {
  if (!isStored(underWay)) return;
  const { deliverMessages } = await import('./forms/contact/deliver-messages.ts');
  deliverMessages(words, anew);
}

function isStored(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    // Switched off: then nothing was written there.
    return false;
  }
}
