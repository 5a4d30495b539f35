import { Button } from '#app/ui/button/button.tsx';
import { MessagePanel } from '#app/ui/panel/message-panel.tsx';
import closed from '#content/media/scenes/closed.svg';
import words from '#content/words.yaml';
import type { EventPagesConfig } from './event-pages-config.ts';

interface FailedCalendarEventProps {
  kind: EventPagesConfig;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The whole page, where it could not be loaded. */
export function FailedCalendarEvent({ kind, onRetry, isRetrying }: FailedCalendarEventProps) {
  const { title, text } = kind.copy.detail.failed;
  return (
    <div role="alert" className="wrap pt-32 pb-16 lg:pt-40">
      <MessagePanel heading="h1" title={title} texts={[text]} drawing={closed}>
        <Button onClick={onRetry} disabled={isRetrying}>
          {words.retry}
        </Button>
      </MessagePanel>
    </div>
  );
}
