import type { PageProps } from '#app/page-module.ts';
import { ListPage, listPage } from './list-page.tsx';
import { sessionCard } from './load-list.ts';

export const { handle, loader, meta, structuredData } = listPage(
  'pages/learning-hub',
  (api, query) => api.listSessions(query),
  sessionCard,
);

export default function SessionListPage({ loaderData }: PageProps<typeof loader>) {
  return <ListPage name="pages/learning-hub" loaded={loaderData} />;
}
