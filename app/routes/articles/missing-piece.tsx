import { ButtonLink } from '#app/ui/button/button.tsx';
import { FailedPanel } from '#app/ui/failed-panel/failed-panel.tsx';
import { MessagePanel } from '#app/ui/panel/message-panel.tsx';
import lost from '#content/media/scenes/lost.svg';
import type { ArticleCopy } from '#contract/pages/articles.ts';

interface MissingPieceProps {
  copy: ArticleCopy['detail']['notFound'];
  /** 404 where there is none; otherwise it could not be loaded. */
  status: number;
}

/** In place of a piece: it is not there, or not to be had just now. */
export function MissingPiece({ copy, status }: MissingPieceProps) {
  if (status !== 404) return <FailedPanel />;
  const { title, text, button } = copy;
  return (
    <div className="wrap pt-32 pb-16 lg:pt-40">
      <MessagePanel heading="h1" title={title} texts={[text]} drawing={lost}>
        <ButtonLink to={button.href}>{button.title}</ButtonLink>
      </MessagePanel>
    </div>
  );
}
