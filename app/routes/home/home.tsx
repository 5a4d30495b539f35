import { browserApi } from '#app/api-client.ts';
import { apiContext } from '#app/api-context.ts';
import { metadata } from '#app/metadata.ts';
import { ButtonLink, OutsideButton } from '#app/ui/button/button.tsx';
import { JobCard } from '#app/ui/job-card/job-card.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import sceneNarrow from '#content/media/scenes/jobs-hero-narrow.svg';
import sceneWide from '#content/media/scenes/jobs-hero-wide.svg';
import copy from '#content/pages/home.yaml';
import site from '#content/site.yaml';
import type { PublicApi } from '#contract/public-api.ts';
import type { Route } from './+types/home';

const LATEST = 3;

async function load(api: PublicApi) {
  const jobs = await api.listJobs({ offset: 0, limit: LATEST }).catch(() => ({ data: [] }));
  return { jobs: jobs.data };
}

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(apiContext));
}

export function clientLoader() {
  return load(browserApi);
}

export function meta() {
  return metadata(copy.meta);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero scene={{ wide: sceneWide, narrow: sceneNarrow }} size="tall">
        <p className="mt-6 font-medium text-sky-950">{copy.eyebrow}</p>
        <h1 className="mt-3 text-4xl tracking-[-0.04em]">{copy.heading}</h1>
        <p className="mt-4 max-w-120 text-lg">{copy.lede}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={copy.primary.href} tone="action" className="w-full sm:w-auto">
            {copy.primary.title}
          </ButtonLink>
          <OutsideButton href={site.schedulingUrl} tone="quiet" className="w-full sm:w-auto">
            {copy.secondary}
          </OutsideButton>
        </div>
      </PageHero>
      {loaderData.jobs.length > 0 && (
        <section aria-labelledby="latest" className="wrap py-12 lg:py-18">
          <h2 id="latest" className="mb-5 text-2xl">
            {copy.latest}
          </h2>
          <ul className="grid gap-3">
            {loaderData.jobs.map((job) => (
              <li key={job.slug}>
                <JobCard job={job} isNew={false} />
              </li>
            ))}
          </ul>
          <ButtonLink to="/talents-on-demand" tone="quiet" className="mt-7">
            {copy.all}
          </ButtonLink>
        </section>
      )}
    </>
  );
}
