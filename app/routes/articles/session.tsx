import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { PageFacts } from '#app/structured-data/thing.ts';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { Experts } from '#app/ui/experts/experts.tsx';
import copy from '#content/pages/learning-hub.yaml';
import type { Route } from './+types/session';
import { receiveGate } from './gate/receive-gate.ts';
import { loadSession } from './load-piece.ts';
import { MissingPiece } from './missing-piece.tsx';
import { PieceBody } from './piece-body.tsx';
import { sessionData } from './piece-data.ts';
import { PieceHead } from './piece-head.tsx';
import { pieceMetadata } from './piece-metadata.ts';
import { trailOf } from './piece-trail.ts';
import { RelatedPieces } from './related-pieces.tsx';
import { SessionGate } from './session-gate.tsx';

export const handle: PageHandle = { pieces: 'learning-hubs' };

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

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return sessionData(copy, PATH, page);
}

export default function SessionPage({ loaderData: { found, status } }: Route.ComponentProps) {
  const { contents, related, all, notFound, about } = copy.detail;
  if (!found) return <MissingPiece copy={notFound} status={status} />;
  const { piece } = found;
  return (
    <>
      <article key={piece.slug}>
        <PieceHead trail={trailOf(copy, PATH, piece)} title={piece.title} tags={piece.tags}>
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
