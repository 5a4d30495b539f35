import type { PageProps } from '#app/page-module.ts';
import { blogPosting } from '#app/structured-data/article.ts';
import { createTextPage, TextPage } from './text-page.tsx';

export const { handle, loader, meta, structuredData } = createTextPage('blogs', blogPosting);

export default function BlogPostPage({ loaderData }: PageProps<typeof loader>) {
  return <TextPage kind="blogs" result={loaderData} />;
}
