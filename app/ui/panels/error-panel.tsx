import { useArt, useCopy } from '#app/pack-context.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';

interface ErrorPanelProps {
  /** The page's own copy instead of the default. */
  title?: string | undefined;
  texts?: string[] | undefined;
  /** `h1` if the panel is the whole page. */
  heading?: 'h1' | 'h2';
}

/** Replaces content that failed to load. A behavior around it must handle the retry button. */
export function ErrorPanel({ title, texts, heading }: ErrorPanelProps) {
  const closed = useArt().state?.failed;
  const { failed, retry } = useCopy('labels');
  return (
    <div role="alert">
      <MessagePanel
        heading={heading}
        title={title ?? failed.title}
        texts={texts ?? [failed.text]}
        drawing={closed}
        icon="circle-alert"
      >
        <Button data-retry="">{retry}</Button>
      </MessagePanel>
    </div>
  );
}
