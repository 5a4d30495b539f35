import { useCopy, useMedia } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';

interface EmptyPanelProps {
  /** A page's own words; the usual ones without. */
  title?: string | undefined;
  texts?: string[] | undefined;
  /** The list without a search. */
  allHref: string;
}

/** In place of a list in which nothing was found. */
export function EmptyPanel({ title, texts, allHref }: EmptyPanelProps) {
  const lost = useMedia('scenes/lost.svg');
  const { empty, search } = useCopy('words');
  return (
    <div role="status">
      <MessagePanel
        title={title ?? empty.title}
        texts={texts ?? [empty.text]}
        drawing={lost}
        isCompact
      >
        <ButtonLink href={allHref} data-search-again="">
          {search.again}
        </ButtonLink>
      </MessagePanel>
    </div>
  );
}
