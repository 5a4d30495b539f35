import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { Behavior } from '#app/islands/behavior.tsx';
import { Island } from '#app/islands/island.tsx';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { JobDetail } from '#contract/jobs.ts';
import ApplicationIsland, { type ApplicationFormProps } from './application-form.island.tsx';
import type { ApplyWords } from './apply-words.ts';
import { Needs } from './needs.tsx';
import type { ThanksWords } from './thanks-for.ts';
import { thanksWords } from './thanks-words.ts';
import { waitingWords } from './waiting/waiting-words.ts';
import wakeForDraft from './wake-for-draft.behavior.ts';

function wordsOf(pack: LocalizedPack): Omit<ApplyWords, keyof ThanksWords | 'waiting'> {
  const {
    sections,
    fields,
    yesNo,
    noAnswer,
    select,
    upload,
    submit,
    submitting,
    failed,
    restored,
  } = pack.copy('pages/drop-your-info');
  const { captcha, summary, remaining } = pack.copy('words');
  return {
    sections,
    fields,
    yesNo,
    noAnswer,
    select,
    upload,
    submit,
    submitting,
    failed,
    restored,
    captcha,
    summary,
    remaining,
    phonePrefix: pack.copy('site').phonePrefix,
  };
}

interface FormProps extends Pick<ApplicationFormProps, 'options' | 'posted'> {
  job: Pick<JobDetail, 'slug' | 'name' | 'questions'> | null;
}

/** The form; its scripts come with the first touch of it, or where it has something to bring back. */
export function ApplicationForm({ job, options, posted }: FormProps) {
  const pack = usePack();
  const copy = useCopy('pages/drop-your-info');
  const name = job?.name ?? null;
  const words = { ...wordsOf(pack), ...thanksWords(pack, name), waiting: waitingWords(pack, name) };
  const props = {
    options,
    posted,
    words,
    // Its other facts stand still, beside the form.
    job: job && { slug: job.slug, name: job.name },
    questions: job?.questions ?? [],
  };
  return (
    <Behavior
      of={wakeForDraft}
      props={{ jobId: job?.slug ?? '', isPosted: posted !== null }}
      wake="load"
    >
      <Island
        of={ApplicationIsland}
        props={props}
        wake="interaction"
        slots={{
          noScript: (
            <p className="hidden rounded-card bg-primary-100 px-5 py-4 text-sm text-primary-900 noscript:block">
              {copy.noScript}
            </p>
          ),
          needs: <Needs />,
          consent: <ConsentLine copy={copy} className="mt-3" />,
        }}
      />
    </Behavior>
  );
}
