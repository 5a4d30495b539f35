import type { ReactNode } from 'react';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import type { Article } from '#contract/articles.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import type { Card } from './load-list.ts';
import { MissingPiece } from './missing-piece.tsx';
import { PieceBody } from './piece-body.tsx';
import { PieceCover } from './piece-cover.tsx';
import { PieceHead } from './piece-head.tsx';
import { trailOf } from './piece-trail.ts';
import { RelatedPieces } from './related-pieces.tsx';
import { TextFacts } from './text-facts.tsx';

interface TextPageProps {
  copy: ArticleCopy;
  /** Address of the list that it is from. */
  path: string;
  loaded: { found: { piece: Article; related: Card[] } | null; status: number };
  /** Above the text, where something else stands between it and the title. */
  about?: string;
  /** In place of the banner. */
  cover?: (piece: Article) => ReactNode;
}

/** A post, a story or a paper as it is read. */
export function TextPage({ copy, path, loaded, about, cover }: TextPageProps) {
  const { found, status } = loaded;
  const { contents, related, all, notFound } = copy.detail;
  if (!found) return <MissingPiece copy={notFound} status={status} />;
  const { piece } = found;
  return (
    <>
      <article key={piece.slug}>
        <PieceHead
          trail={trailOf(copy, path, piece)}
          title={piece.title}
          tags={piece.tags}
          facts={<TextFacts piece={piece} />}
        >
          {cover ? cover(piece) : <PieceCover of={piece} />}
        </PieceHead>
        <PieceBody html={piece.body} heading={about} contents={contents} />
      </article>
      <RelatedPieces title={related} all={all} path={path} cards={found.related} />
      <ContactBand />
    </>
  );
}
