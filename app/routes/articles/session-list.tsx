import type { PageProps } from '#app/page-module.ts';
import { createListPage, ListPage } from './list-page.tsx';
import { sessionCard } from './load-list.ts';

export const { handle, loader, meta, structuredData } = createListPage(
  'pages/learning-hub',
  (api, query) => api.listSessions(query),
  sessionCard,
);

export default function SessionListPage({ loaderData }: PageProps<typeof loader>) {
  return <ListPage name="pages/learning-hub" list={loaderData} />;
}
