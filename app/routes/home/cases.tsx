import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import stories from '#content/case-studies.yaml';
import copy from '#content/pages/home.yaml';
import type { CaseStudy } from '#contract/collections.ts';

/** Morning: three customers and what they shipped. */
export function Cases() {
  const { title, lede } = copy.cases;
  return (
    <section
      aria-labelledby="cases-title"
      className="bg-linear-to-b from-morning to-primary-50 py-[clamp(72px,9.4vw,128px)]"
    >
      <div className="wrap">
        <div className="mb-7 grid gap-3 md:mb-11 md:flex md:items-end md:justify-between md:gap-8">
          <h2 id="cases-title" className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <p className="max-w-[24em] text-lg text-pretty text-ink-700">{lede}</p>
        </div>
        <ul className="grid gap-6 lg:grid-cols-3">
          {stories.map((story) => (
            <li key={story.id}>
              <CaseCard story={story} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CaseCard({ story }: { story: CaseStudy }) {
  return (
    <article className="group relative flex h-full flex-col rounded-panel bg-white transition duration-200 hover:-translate-y-0.5 hover:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-700 sm:max-lg:grid sm:max-lg:grid-cols-2">
      <img
        src={story.image}
        alt=""
        width={360}
        height={290}
        loading="lazy"
        className="m-2.5 mb-0 aspect-360/290 w-[calc(100%-20px)] rounded-card object-cover sm:max-lg:mb-2.5 sm:max-lg:h-[calc(100%-20px)]"
      />
      <div className="flex flex-1 flex-col px-6.5 pt-5.5 pb-7">
        <div className="mb-4.5 flex flex-wrap items-center justify-between gap-2">
          <p className="flex items-center gap-2 font-bold tracking-[-0.02em] whitespace-nowrap">
            <img src={story.logo} alt="" width={24} height={24} loading="lazy" className="size-6" />
            {story.company}
          </p>
          <p className="flex gap-1.5">
            {story.tags.map((tag) => (
              <span
                key={tag}
                className="rounded-full bg-primary-100 px-2.5 py-1 text-xs font-medium text-primary-700"
              >
                {tag}
              </span>
            ))}
          </p>
        </div>
        <h3 className="text-xl leading-[1.16]">{story.title}</h3>
        <p className="mt-3 mb-5.5 text-pretty text-ink-700">{story.description}</p>
        <Link
          to={story.route}
          className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-medium text-primary-600 outline-none after:absolute after:inset-0 after:rounded-panel"
        >
          {copy.cases.button}
          <span className="sr-only">: {story.company}</span>
          <ArrowRight
            size={18}
            aria-hidden="true"
            className="transition duration-200 group-hover:translate-x-1"
          />
        </Link>
      </div>
    </article>
  );
}
