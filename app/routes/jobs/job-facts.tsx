import type { ReactNode } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy, usePack } from '#app/pack-context.ts';
import { formatDay } from '#app/ui/dates/site-time.ts';
import { HoursText } from '#app/ui/job-card/hours-text.tsx';
import { payText, weekText } from '#app/ui/job-card/job-terms.ts';
import visitorHours from '#app/ui/job-card/visitor-hours.behavior.ts';
import { Avatar } from '#app/ui/media/avatar.tsx';
import { Label } from '#app/ui/text/label.tsx';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import type { JobQuestion } from '#contract/job-questions.ts';
import type { JobContact, JobDetail } from '#contract/jobs.ts';
import { answeringMinutes } from './answering-minutes.ts';

interface JobFactsProps {
  job: JobDetail;
  apply: ReactNode;
  /** The button that saves the job for later. */
  save: ReactNode;
}

/** Beside the texts: the facts, the link to apply, and the contact. */
export function JobFacts({ job, apply, save }: JobFactsProps) {
  const pack = usePack();
  const { digits } = pack.locale.format;
  const { facts, hardSkills, factsLabel } = useCopy('pages/talents-on-demand').detail;
  const rows: [string, ReactNode][] = [
    [facts.location, <Label key="location" text={job.location} />],
    [facts.workMode, <Label key="mode" text={job.workMode.name} />],
    [facts.jobType, <Label key="type" text={job.jobType.name} />],
    [facts.type, <Label key="level" text={job.type} />],
    [facts.department, <Label key="department" text={job.department.name} />],
    [facts.publishedAt, formatDay(pack, job.publishedAt)],
  ];
  if (job.places > 1) rows.push([facts.positions, digits(job.places)]);
  if (job.validThrough) rows.push([facts.validThrough, formatDay(pack, job.validThrough)]);
  const [contact] = job.jobContact;
  return (
    <aside aria-label={factsLabel} className="grid gap-5 lg:sticky lg:top-6 lg:col-start-2">
      <div className="rounded-[24px] border border-hairline bg-white p-6">
        <Terms job={job} />
        <div className="no-print mb-5 border-b border-hairline pb-5">
          <JobQuestionsNote questions={job.questions} />
          <div className="mb-3 hidden lg:block">{apply}</div>
          {save}
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 text-sm">
          {rows.map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-600">{name}</dt>
              <dd className="text-end font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {job.hardSkills.length > 0 && (
          <>
            <h2 className="mt-5 text-sm tracking-normal text-ink-600">{hardSkills}</h2>
            <ul lang={pack.entryLang} className="mt-2.5 flex flex-wrap gap-2">
              {job.hardSkills.map(({ id, label }) => (
                <li
                  key={id}
                  className="rounded-full bg-primary-100 px-3 py-1 text-xs font-medium text-primary-700"
                >
                  {label}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {contact && <ContactCard contact={contact} />}
    </aside>
  );
}

/** Pay and working hours come first, because applicants decide by them. */
function Terms({ job: { pay, hours } }: { job: JobDetail }) {
  const pack = usePack();
  const copy = useCopy('pages/talents-on-demand');
  if (!pay && !hours) return null;
  return (
    <Behavior start={visitorHours} props={{ template: copy.hours.visitor }}>
      <dl className="mb-4 grid gap-3 border-b border-hairline pb-4">
        {pay && (
          <div>
            <dt className="text-sm text-ink-600">{copy.pay.label}</dt>
            <dd data-fact="banknote" className="text-lg leading-snug font-bold text-balance">
              {payText(pack, pay)} <span className="text-sm font-normal">{copy.pay.gross}</span>
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt className="text-sm text-ink-600">{copy.hours.label}</dt>
            <dd className="leading-snug font-medium">
              <HoursText hours={hours} />
              {hours.from && (
                <span className="block text-sm font-normal text-ink-600">
                  {weekText(pack, hours)}
                </span>
              )}
            </dd>
          </div>
        )}
      </dl>
    </Behavior>
  );
}

function ContactCard({ contact }: { contact: JobContact }) {
  const { entryLang } = usePack();
  const { title, text } = useCopy('pages/talents-on-demand').detail.contact;
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1.5 text-sm text-ink-600">{text}</p>
      <div className="mt-4 flex items-center gap-3.5">
        <Avatar
          name={contact.username}
          initials={contact.initials}
          picture={contact.profilePicture}
        />
        <p className="min-w-0 leading-snug">
          <span lang={entryLang} className="block font-medium">
            {contact.username}
          </span>
          <a
            href={`mailto:${contact.email}`}
            className="inline-flex min-h-11 items-center text-sm break-all text-primary-600 underline underline-offset-4 lg:min-h-0"
          >
            {contact.email}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Says above the link to apply how many questions this job adds, and how long they take. */
function JobQuestionsNote({ questions }: { questions: readonly JobQuestion[] }) {
  const copy = useCopy('pages/talents-on-demand');
  const { length } = questions;
  if (length === 0) return null;
  const { count, duration } = copy.detail.ownQuestions;
  const minutes = answeringMinutes(questions);
  return (
    <p className="mb-3 text-sm text-ink-600">
      {fillPlaceholders(plural(length, count), { count: length })}{' '}
      {fillPlaceholders(plural(minutes, duration), { count: minutes })}
    </p>
  );
}
