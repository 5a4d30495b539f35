import type { MetaTag } from './metadata.ts';

/** The title, the `<meta>` and `<link>` elements of a page. */
export function MetaTags({ tags }: { tags: readonly MetaTag[] }) {
  return tags.map((tag) => {
    if (!('rel' in tag) && 'title' in tag) return <title key="title">{tag.title}</title>;
    const key = JSON.stringify(tag);
    return 'rel' in tag ? <link key={key} {...tag} /> : <meta key={key} {...tag} />;
  });
}
