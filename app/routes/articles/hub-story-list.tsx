import type { PageProps } from '#app/page-module.ts';
import { createListPage, ListPage } from './list-page.tsx';
import { textCard } from './load-list.ts';

export const { handle, loader, meta, structuredData } = createListPage(
  'pages/hub-stories',
  (api, query) => api.listHubStories(query),
  textCard,
);

export default function HubStoryListPage({ loaderData }: PageProps<typeof loader>) {
  return <ListPage name="pages/hub-stories" list={loaderData} size="tall" />;
}
