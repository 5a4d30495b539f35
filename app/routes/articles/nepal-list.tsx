import type { PageProps } from '#app/page-module.ts';
import { ListPage, listPage } from './list-page.tsx';
import { textCard } from './load-list.ts';

export const { handle, loader, meta, structuredData } = listPage(
  'pages/experience-nepal',
  (api, query) => api.listNepalStories(query),
  textCard,
);

export default function NepalListPage({ loaderData }: PageProps<typeof loader>) {
  return <ListPage name="pages/experience-nepal" loaded={loaderData} size="tall" />;
}
