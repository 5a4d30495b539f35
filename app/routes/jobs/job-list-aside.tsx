import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import { HiringSteps } from '#app/ui/layout/hiring-steps.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

/** Below the list: the talent pool for visitors without a matching job, and the hiring steps. */
export function JobListAside() {
  const pack = usePack();
  const drawing = useArt().card?.talentPool;
  const { aside, submitResume } = useCopy('pages/talents-on-demand');
  return (
    <aside className="wrap no-print grid gap-5 pb-12 md:grid-cols-2 lg:pb-18">
      <section className="on-night flex flex-col overflow-hidden rounded-[24px] bg-primary-950 text-white">
        {drawing && (
          <img
            src={drawing}
            alt=""
            width={360}
            height={150}
            loading="lazy"
            className={`h-37.5 w-full object-cover ${focusOf(pack, drawing)}`}
          />
        )}
        <div className="flex grow flex-col p-6">
          <h2 className="text-xl">{aside.title}</h2>
          <p className="mt-2.5 mb-4.5 grow text-night-soft">{aside.text}</p>
          <ButtonLink href={pack.href('/drop-your-info')} tone="night" className="w-full">
            {submitResume}
          </ButtonLink>
          <p className="mt-2.5 text-center text-xs text-night-soft">{aside.hint}</p>
        </div>
      </section>
      <HiringSteps />
    </aside>
  );
}
