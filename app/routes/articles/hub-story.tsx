import type { PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import { createTextPage, TextPage } from './text-page.tsx';

export const { handle, loader, meta, structuredData } = createTextPage('hub-stories', article);

export default function HubStoryPage({ loaderData }: PageProps<typeof loader>) {
  return <TextPage kind="hub-stories" result={loaderData} />;
}
