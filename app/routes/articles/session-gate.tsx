import { FilmFrame } from '#app/ui/film-frame/film-frame.tsx';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/gate.yaml';
import type { Session } from '#contract/articles.ts';
import { EntryCover } from './entry-cover.tsx';
import { entryTitle } from './entry-metadata.ts';
import { Gate } from './gate/gate.tsx';
import { GatedCover } from './gate/gated-cover.tsx';
import { SessionFacts } from './session-facts.tsx';

/** The cover of a session and the form that puts the film in its place. */
export function SessionGate({ session }: { session: Session }) {
  const { slug, title, featuredImage } = session;
  const { play, film } = copy.session;
  return (
    <Gate kind="session" slug={slug} pageTitle={entryTitle(session)}>
      {(link) => (
        <div className="grid gap-5 lg:grid-rows-[450px_minmax(0,1fr)] lg:gap-6">
          <SessionFacts session={session} />
          {link ? (
            <FilmFrame
              src={link}
              poster={featuredImage}
              title={fill(film, { title })}
              words={{ play, of: title }}
              className="aspect-video lg:aspect-auto lg:row-start-1 lg:h-[450px]"
            >
              <EntryCover of={session} className="size-full object-cover" />
            </FilmFrame>
          ) : (
            <GatedCover of={session} duration={session.duration} />
          )}
        </div>
      )}
    </Gate>
  );
}
