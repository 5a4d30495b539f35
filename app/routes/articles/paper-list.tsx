import type { PageProps } from '#app/page-module.ts';
import { createListPage, ListPage } from './list-page.tsx';
import { textCard } from './load-list.ts';

export const { handle, loader, meta, structuredData } = createListPage(
  'pages/whitepapers',
  (api, query) => api.listWhitepapers(query),
  textCard,
);

export default function PaperListPage({ loaderData }: PageProps<typeof loader>) {
  return <ListPage name="pages/whitepapers" list={loaderData} />;
}
