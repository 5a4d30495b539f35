import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';
import { MessagePanel } from '#app/ui/panel/message-panel.tsx';
import lost from '#content/media/scenes/lost.svg';
import words from '#content/words.yaml';

interface EmptyPanelProps {
  /** A page's own words; the usual ones without. */
  title?: string | undefined;
  texts?: string[] | undefined;
  /** The list without a search, for browsers without scripts. */
  allHref: string;
  /** Clears the search and puts the cursor into its box. */
  onSearchAgain: () => void;
}

/** In place of a list in which nothing was found. */
export function EmptyPanel({ title, texts, allHref, onSearchAgain }: EmptyPanelProps) {
  const { empty, search } = words;
  const hydrated = useHydrated();
  return (
    <div role="status">
      <MessagePanel title={title ?? empty.title} texts={texts ?? [empty.text]} drawing={lost}>
        {hydrated ? (
          <Button onClick={onSearchAgain}>{search.again}</Button>
        ) : (
          <ButtonLink to={allHref}>{search.again}</ButtonLink>
        )}
      </MessagePanel>
    </div>
  );
}
