import type { MetaTag } from './metadata.ts';

/** The title, the `<meta>` and `<link>` elements of a page. */
export function MetaTags({ tags }: { tags: readonly MetaTag[] }) {
  return tags.map((tag) => {
    if ('rel' in tag) return <link key={`${tag.rel} ${tag.href}`} {...tag} />;
    if ('title' in tag) return <title key="title">{tag.title}</title>;
    return <meta key={JSON.stringify(tag)} {...tag} />;
  });
}
