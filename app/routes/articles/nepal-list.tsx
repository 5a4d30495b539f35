import type { PageProps } from '#app/page-module.ts';
import { createListPage, ListPage } from './list-page.tsx';
import { textCard } from './load-list.ts';

export const { handle, loader, meta, structuredData } = createListPage(
  'pages/experience-nepal',
  (api, query) => api.listNepalStories(query),
  textCard,
);

export default function NepalListPage({ loaderData }: PageProps<typeof loader>) {
  return <ListPage name="pages/experience-nepal" list={loaderData} size="tall" />;
}
