import { useArt } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import type { Link } from '#contract/site.ts';

interface MissingPanelProps {
  title: string;
  text: string;
  button: Link;
}

/** The page for a URL whose entry does not exist. */
export function NotFoundPanel({ title, text, button }: MissingPanelProps) {
  const lost = useArt().state?.lost;
  return (
    <div className="wrap pt-32 pb-16 lg:pt-40">
      <MessagePanel heading="h1" title={title} texts={[text]} drawing={lost} icon="map">
        <ButtonLink link={button} />
      </MessagePanel>
    </div>
  );
}
