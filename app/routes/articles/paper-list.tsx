import type { PageProps } from '#app/page-module.ts';
import { ListPage, listPage } from './list-page.tsx';
import { textCard } from './load-list.ts';

export const { handle, loader, meta, structuredData } = listPage(
  'pages/whitepapers',
  (api, query) => api.listWhitepapers(query),
  textCard,
);

export default function PaperListPage({ loaderData }: PageProps<typeof loader>) {
  return <ListPage name="pages/whitepapers" loaded={loaderData} />;
}
