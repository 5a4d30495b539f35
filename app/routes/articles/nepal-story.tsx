import type { PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import { createTextPage, TextPage } from './text-page.tsx';

export const { handle, loader, meta, structuredData } = createTextPage('experience-nepal', article);

export default function NepalStoryPage({ loaderData }: PageProps<typeof loader>) {
  return <TextPage kind="experience-nepal" result={loaderData} />;
}
