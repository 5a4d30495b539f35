import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { Behavior } from '#app/islands/behavior.tsx';
import { Island } from '#app/islands/island.tsx';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { phoneCountriesOf } from '#contract/phone-countries.ts';
import { askedProfiles, linkQuestions, requiredProfiles } from '#contract/profile-questions.ts';
import ApplicationIsland, { type ApplicationFormProps } from './application-form.island.tsx';
import { type ApplyCopy, UNCHANGED_COPY, type UnchangedCopy } from './apply-copy.ts';
import hydrateForDraft from './hydrate-for-draft.behavior.ts';
import { type ThanksCopy, thanksCopy } from './thanks-url.ts';
import { WAITING_LIFETIME } from './waiting/waiting-application.ts';

function staticCopy(pack: LocalizedPack): Omit<ApplyCopy, keyof ThanksCopy | 'waiting'> {
  const copy = pack.copy('pages/drop-your-info');
  const site = pack.copy('site');
  const { captcha, summary, remaining } = pack.copy('labels');
  const pageCopy = Object.fromEntries(UNCHANGED_COPY.map((name) => [name, copy[name]]));
  return {
    ...(pageCopy as unknown as UnchangedCopy),
    captcha,
    summary,
    remaining,
    countries: countriesIn(pack),
    phoneCountry: copy.phoneCountry ?? copy.fields.phone.label,
    profiles: askedProfiles(site.profiles).map(({ name }) => name),
    requiredProfiles: requiredProfiles(site.profiles),
  };
}

/** With names if there are several to choose from. */
function countriesIn(pack: LocalizedPack): ApplyCopy['countries'] {
  const countries = phoneCountriesOf(pack.copy('site'));
  if (countries.length === 1) return countries.map((country) => ({ ...country, name: '' }));
  const names = new Intl.DisplayNames([pack.locale.tag], { type: 'region' });
  return countries.map((country) => ({ ...country, name: names.of(country.code) ?? '' }));
}

interface FormProps extends Pick<ApplicationFormProps, 'options' | 'refusedPost'> {
  job: Pick<JobDetail, 'slug' | 'name' | 'questions'> | null;
}

/** The form hydrates on the first interaction, or on load if it has something to restore. */
export function ApplicationForm({ job, options, refusedPost }: FormProps) {
  const pack = usePack();
  const copy = useCopy('pages/drop-your-info');
  const name = job?.name ?? null;
  const formCopy = {
    ...staticCopy(pack),
    ...thanksCopy(pack, name),
    waiting: waitingCopy(pack, name),
  };
  const props = {
    options,
    refusedPost,
    copy: formCopy,
    // The job's other properties are rendered outside the island.
    job: job && { slug: job.slug, name: job.name },
    questions: [...(job?.questions ?? []), ...linkQuestions(pack.copy('site').profiles)],
  };
  return (
    <Behavior
      start={hydrateForDraft}
      props={{ jobId: job?.slug ?? '', isPosted: refusedPost !== null }}
      startOn="load"
    >
      <Island
        component={ApplicationIsland}
        props={props}
        hydrateOn="interaction"
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

const daysOf = (pack: LocalizedPack) => pack.copy('site').answerWithinWorkingDays;

/** Lists what an applicant needs and when the answer comes, above the first field. */
function Needs() {
  const pack = usePack();
  const copy = useCopy('pages/drop-your-info');
  const { title, file, time, answer } = copy.needs;
  const needs = [
    { icon: <Icon name="file-text" size={22} />, ...file },
    { icon: <Icon name="clock" size={22} />, ...time },
    {
      icon: <Icon name="mail" size={22} />,
      title: answer.title,
      text: fillPlaceholders(answer.text, { days: daysOf(pack) }),
    },
  ];
  return (
    <div>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-x-6 gap-y-3.5 sm:grid-cols-3">
        {needs.map((need) => (
          <li key={need.title} className="flex items-start gap-3 leading-snug">
            <span className="mt-px flex-none text-primary-700">{need.icon}</span>
            <span>
              <strong className="block font-medium">{need.title}</strong>
              <span className="text-sm text-ink-600">{need.text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-600">{copy.required}</p>
    </div>
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** @param job the job's name; null for the talent pool */
function waitingCopy(pack: LocalizedPack, job: string | null): ApplyCopy['waiting'] {
  const { waiting, talentPool } = pack.copy('pages/drop-your-info');
  const values = { role: job ?? talentPool, days: WAITING_LIFETIME / DAY };
  const fillIn = (text: string) => fillPlaceholders(text, values);
  return {
    ...waiting,
    texts: waiting.texts.map(fillIn),
    sent: fillIn(waiting.sent),
    refused: fillIn(waiting.refused),
    expired: fillIn(waiting.expired),
  };
}
