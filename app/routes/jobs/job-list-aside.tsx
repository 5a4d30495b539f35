import { ButtonLink } from '#app/ui/button/button.tsx';
import { focusOf } from '#app/ui/picture/focus.ts';
import { HiringSteps } from '#app/ui/steps/hiring-steps.tsx';
import nightCard from '#content/media/scenes/night-card.svg';
import copy from '#content/pages/talents-on-demand.yaml';

/** Beside the list: what to do when nothing fits, and how hiring goes. */
export function JobListAside() {
  const { aside, submitResume } = copy;
  return (
    <aside className="no-print grid gap-5 md:grid-cols-2 lg:sticky lg:top-6 lg:grid-cols-1">
      <section className="on-night overflow-hidden rounded-[24px] bg-primary-950 text-white">
        <img
          src={nightCard}
          alt=""
          width={360}
          height={150}
          loading="lazy"
          className={`h-37.5 w-full object-cover ${focusOf(nightCard)}`}
        />
        <div className="p-6">
          <h2 className="text-xl">{aside.title}</h2>
          <p className="mt-2.5 mb-4.5 text-night-soft">{aside.text}</p>
          <ButtonLink href="/drop-your-info" tone="night" className="w-full">
            {submitResume}
          </ButtonLink>
          <p className="mt-2.5 text-center text-xs text-night-soft">{aside.hint}</p>
        </div>
      </section>
      <HiringSteps />
    </aside>
  );
}
