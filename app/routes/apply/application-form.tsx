import { Behavior } from '#app/islands/behavior.tsx';
import { Island } from '#app/islands/island.tsx';
import copy from '#content/pages/drop-your-info.yaml';
import site from '#content/site.yaml';
import shared from '#content/words.yaml';
import ApplicationIsland, { type ApplicationFormProps } from './application-form.island.tsx';
import type { ApplyWords } from './apply-words.ts';
import wakeForDraft from './wake-for-draft.behavior.ts';

const { sections, fields, select, upload, submit, submitting, failed, restored, thanks } = copy;
const { captcha, summary, remaining } = shared;
const WORDS: ApplyWords = {
  ...{ sections, fields, select, upload, submit, submitting, failed, restored, thanks },
  ...{ captcha, summary, remaining },
  phonePrefix: site.phonePrefix,
};

/** The form; its scripts come with the first touch of it, or where it has something to bring back. */
export function ApplicationForm({ job, options, posted }: Omit<ApplicationFormProps, 'words'>) {
  return (
    <Behavior
      of={wakeForDraft}
      props={{ jobId: job?.slug ?? '', isPosted: posted !== null }}
      wake="load"
    >
      <Island
        of={ApplicationIsland}
        props={{ job, options, posted, words: WORDS }}
        wake="interaction"
        slots={{
          noScript: (
            <p className="hidden rounded-card bg-primary-100 px-5 py-4 text-sm text-primary-900 noscript:block">
              {copy.noScript}
            </p>
          ),
          required: <p className="text-sm text-ink-600">{copy.required}</p>,
          consent: <p className="mt-3 max-w-160 text-sm text-ink-600">{copy.consent}</p>,
        }}
      />
    </Behavior>
  );
}
