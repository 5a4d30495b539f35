import { Button } from '#app/ui/button/button.tsx';
import { MessagePanel } from '#app/ui/panel/message-panel.tsx';
import closed from '#content/media/scenes/closed.svg';
import words from '#content/words.yaml';

interface ErrorPanelProps {
  onRetry: () => void;
  /** While it is tried again. */
  isRetrying?: boolean;
  /** A page's own words; the usual ones without. */
  title?: string | undefined;
  texts?: string[] | undefined;
}

/** In place of a list that could not be loaded. */
export function ErrorPanel({ onRetry, isRetrying = false, title, texts }: ErrorPanelProps) {
  const { failed, retry } = words;
  return (
    <div role="alert">
      <MessagePanel title={title ?? failed.title} texts={texts ?? [failed.text]} drawing={closed}>
        <Button onClick={onRetry} disabled={isRetrying}>
          {retry}
        </Button>
      </MessagePanel>
    </div>
  );
}
