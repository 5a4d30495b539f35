import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { Experts } from '#app/ui/experts/experts.tsx';
import copy from '#content/pages/learning-hub.yaml';
import type { Route } from './+types/session';
import { receiveGate } from './gate/receive-gate.ts';
import { loadSession } from './load-piece.ts';
import { MissingPiece } from './missing-piece.tsx';
import { PieceBody } from './piece-body.tsx';
import { PieceHead } from './piece-head.tsx';
import { pieceMetadata } from './piece-metadata.ts';
import { RelatedPieces } from './related-pieces.tsx';
import { SessionGate } from './session-gate.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSession(context.get(apiContext), params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadSession(browserContent, params.slug);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return receiveGate('session', params.slug, { context, request });
}

export function meta(args: Route.MetaArgs) {
  return pieceMetadata(copy, args);
}

const PATH = '/learning-hub';

export default function SessionPage({ loaderData: { found, status } }: Route.ComponentProps) {
  const { contents, related, all, notFound, about } = copy.detail;
  if (!found) return <MissingPiece copy={notFound} status={status} />;
  const { piece } = found;
  return (
    <>
      <article key={piece.slug}>
        <PieceHead
          trail={[{ title: copy.breadcrumb, href: PATH }, { title: piece.title }]}
          title={piece.title}
          tags={piece.tags}
        >
          <SessionGate session={piece} />
        </PieceHead>
        <PieceBody html={piece.description} heading={about} contents={contents}>
          <Experts title={copy.detail.experts} experts={piece.featuredExperts} />
        </PieceBody>
      </article>
      <RelatedPieces title={related} all={all} path={PATH} cards={found.related} />
      <ContactBand />
    </>
  );
}
