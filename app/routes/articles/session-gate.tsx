import { useCopy, usePack } from '#app/pack-context.ts';
import { fill } from '#app/ui/text/fill.ts';
import type { Session } from '#contract/articles.ts';
import { entryTitle } from './entry-metadata.ts';
import { Gate } from './gate/gate.tsx';
import { SessionFacts } from './session-facts.tsx';

/** The cover of a session and the form that puts the film in its place. */
export function SessionGate({ session }: { session: Session }) {
  const pack = usePack();
  const copy = useCopy('gate');
  const { slug, title, featuredImage, duration } = session;
  const { play, film } = copy.session;
  return (
    <Gate
      kind="session"
      slug={slug}
      pageTitle={entryTitle(pack, session)}
      entry={session}
      facts={<SessionFacts session={session} />}
      thanks={{
        title: copy.session.title,
        thanks: copy.session.thanks,
        note: copy.session.note,
      }}
      film={{
        poster: featuredImage,
        title: fill(film, { title }),
        words: { play, of: title },
      }}
      duration={duration}
    />
  );
}
