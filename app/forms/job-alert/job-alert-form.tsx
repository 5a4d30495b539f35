import { ChoiceField } from '#app/forms/field/choice-field.tsx';
import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { FormError } from '#app/forms/field/form-error.tsx';
import { Honeypot } from '#app/forms/field/honeypot.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import { useCopy, usePack } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import { ALERT_FREQUENCIES } from '#contract/job-alert-rules.ts';
import { jobFeedHref } from '#contract/job-query.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { type AlertState, blankAlert } from './alert-state.ts';
import { PAGE_FIELD } from './receive-alert.ts';

const ignore = () => undefined;

/**
 * Subscribes to emails about a job search. Another page shows the result, so it needs no script.
 */
export function JobAlertForm({ state: { values, errors } }: { state: AlertState }) {
  const { href } = usePack();
  const { form } = useCopy('pages/job-alerts');
  const { pathname } = usePage().location;
  return (
    <form
      method="post"
      action={href('/job-alerts')}
      className="relative grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <input type="hidden" name="search" value={values.search} />
      <input type="hidden" name={PAGE_FIELD} value={pathname} />
      <Honeypot />
      {errors.search && <FormError>{errors.search}</FormError>}
      <TextField
        name="email"
        id="alert-email"
        type="email"
        autoComplete="email"
        label={form.fields.email}
        value={values.email}
        error={errors.email}
        onChange={ignore}
        maxLength={TEXT_LIMITS.email}
        required
      />
      <ChoiceField
        name="frequency"
        label={form.fields.frequency}
        choices={ALERT_FREQUENCIES.map((value) => ({ value, label: form.frequencies[value] }))}
        value={values.frequency}
        error={errors.frequency}
        onChange={ignore}
        className=""
        required
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button type="submit" className="w-full sm:w-auto">
          {form.button}
        </Button>
        <a
          href={jobFeedHref(values.search)}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {form.feed}
        </a>
      </div>
      <ConsentLine copy={form} className="sm:col-span-2" />
    </form>
  );
}

interface JobAlertBoxProps {
  /** The content above it on the page. */
  follows: 'list' | 'job';
  /** A query string of the job list. */
  search: string;
}

export function JobAlertBox({ follows, search }: JobAlertBoxProps) {
  const { title, text } = useCopy('pages/job-alerts').form;
  return (
    <section
      aria-labelledby="job-alert"
      className="no-print rounded-card border border-hairline bg-white p-6"
    >
      <h2 id="job-alert" className="text-2xl">
        {title[follows]}
      </h2>
      <p className="mt-2 mb-5">{text}</p>
      <JobAlertForm state={blankAlert(search)} />
    </section>
  );
}
