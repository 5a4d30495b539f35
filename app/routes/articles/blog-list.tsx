import { useCopy } from '#app/pack-context.ts';
import type { PageProps } from '#app/page-module.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { createListPage, ListPage } from './list-page.tsx';
import { textCard } from './load-list.ts';

export const { handle, loader, meta, structuredData } = createListPage(
  'pages/blogs-and-insights',
  (api, query) => api.listBlogs(query),
  textCard,
  '/blogs-and-insights/feed.xml',
);

export default function BlogListPage({ loaderData }: PageProps<typeof loader>) {
  return (
    <ListPage name="pages/blogs-and-insights" list={loaderData}>
      <StartHere />
    </ListPage>
  );
}

function StartHere() {
  const { title, text, link } = useCopy('pages/blogs-and-insights').start;
  return (
    <div className="no-print wrap pb-18 lg:pb-24">
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-panel bg-primary-100 p-6 sm:px-9 sm:py-7">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="quiet mt-1">{text}</p>
        </div>
        <ArrowLink link={link} />
      </section>
    </div>
  );
}
