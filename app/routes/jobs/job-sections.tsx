import { useCopy, usePack } from '#app/pack-context.ts';
import { JOB_SECTIONS, type JobDetail } from '#contract/jobs.ts';

/** The job's texts, without empty sections. */
export function JobSections({ job }: { job: JobDetail }) {
  const copy = useCopy('pages/talents-on-demand');
  return (
    <div className="grid gap-11">
      {JOB_SECTIONS.filter((section) => job[section]).map((section) => (
        <section key={section} aria-labelledby={section}>
          <h2 id={section} className="mb-4 text-2xl">
            {copy.detail[section]}
          </h2>
          <RichText html={job[section]} />
        </section>
      ))}
      {job.footer && (
        <div className="rounded-card bg-dawn px-6 py-5">
          <RichText html={job.footer} />
        </div>
      )}
    </div>
  );
}

function RichText({ html }: { html: string }) {
  const { entryLang, links } = usePack();
  return (
    <div
      lang={entryLang}
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized before and after storage
      dangerouslySetInnerHTML={{ __html: links.localHtml(html) }}
    />
  );
}
