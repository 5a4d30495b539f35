import { ButtonLink } from '#app/ui/button/button.tsx';
import nightCard from '#content/media/scenes/night-card.svg';
import copy from '#content/pages/talents-on-demand.yaml';

/** Beside the list: what to do when nothing fits, and how hiring goes. */
export function JobListAside() {
  const { aside, steps, submitResume } = copy;
  return (
    <aside className="no-print grid gap-5 md:grid-cols-2 lg:sticky lg:top-6 lg:grid-cols-1">
      <section className="on-night overflow-hidden rounded-[24px] bg-[#0a2442] text-white">
        <img
          src={nightCard}
          alt=""
          width={360}
          height={150}
          loading="lazy"
          className="h-37.5 w-full object-cover"
        />
        <div className="p-6">
          <h2 className="text-xl">{aside.title}</h2>
          <p className="mt-2.5 mb-4.5 text-night-soft">{aside.text}</p>
          <ButtonLink to="/drop-your-info" tone="night" className="w-full">
            {submitResume}
          </ButtonLink>
          <p className="mt-2.5 text-center text-xs text-night-soft">{aside.hint}</p>
        </div>
      </section>
      <section className="rounded-[24px] border border-hairline bg-white p-6">
        <h2 className="text-xl">{steps.title}</h2>
        <ol className="mt-4.5">
          {steps.items.map(({ title, text }) => (
            <li
              key={title}
              className="relative pb-4.5 pl-8 leading-snug before:absolute before:top-1 before:left-1 before:size-3 before:rounded-full before:bg-sky-600 before:ring-4 before:ring-sky-100 not-last:after:absolute not-last:after:top-6 not-last:after:bottom-0 not-last:after:left-2.25 not-last:after:w-0.5 not-last:after:bg-sky-200 last:pb-0 last:before:bg-ember-600 last:before:ring-ember-100"
            >
              <strong className="block font-medium">{title}</strong>
              <span className="text-sm text-ink-600">{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
