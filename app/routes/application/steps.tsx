import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import type { ApplicationStatus } from '#contract/application-status.ts';

interface Step {
  title: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Uses the stage's public label and text, never the console's. */
function stepOf(pack: LocalizedPack, { stage, at }: ApplicationStatus['steps'][number]): Step {
  const { stages } = pack.copy('console');
  const copy = pack.copy('pages/application');
  const publicStage = stages.find(({ id }) => id === stage);
  if (!publicStage?.publicLabel || !publicStage.publicText) return { ...copy.steps.other, at };
  return { title: publicStage.publicLabel, text: publicStage.publicText, at };
}

/** Lists the steps so far. Later steps are left out, because none is promised. */
export function Steps({ status: { steps, withdrawnAt } }: { status: ApplicationStatus }) {
  const pack = usePack();
  const copy = useCopy('pages/application');
  const timeline = steps.map((step) => stepOf(pack, step));
  if (withdrawnAt !== null) timeline.push({ ...copy.steps.withdrawn, at: withdrawnAt });
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-2xl">
        {copy.steps.title}
      </h2>
      <ol className="mt-6">
        {timeline.map((step, index) => (
          <StepLine
            key={`${step.title} ${step.at}`}
            {...step}
            isLast={index === timeline.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

function StepLine({ title, text, at, isLast }: Step & { isLast: boolean }) {
  const pack = usePack();
  const copy = useCopy('pages/application');
  const dot = isLast
    ? 'before:bg-secondary-600 before:ring-secondary-100'
    : 'before:bg-primary-600 before:ring-primary-100 after:absolute after:top-6 after:bottom-0 after:start-2.25 after:w-0.5 after:bg-primary-200';
  return (
    <li
      aria-current={isLast ? 'step' : undefined}
      className={`relative pb-7 ps-9 before:absolute before:top-2 before:start-1 before:size-3 before:rounded-full before:ring-4 last:pb-0 ${dot}`}
    >
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-lg">
        {title}
        {isLast && (
          <span className="rounded-full bg-secondary-50 px-2.5 py-0.5 text-xs font-medium tracking-normal text-secondary-700">
            {copy.steps.now}
          </span>
        )}
      </h3>
      <time dateTime={isoDay(pack, at)} className="text-sm text-ink-600">
        {formatDay(pack, at)}
      </time>
      {isLast && <p className="mt-1.5 max-w-[62ch] text-ink-700">{text}</p>}
    </li>
  );
}
