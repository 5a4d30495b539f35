import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import type { ArticleCopy } from '#contract/pages/articles.ts';

interface ListHeroProps {
  copy: Pick<ArticleCopy, 'scene' | 'breadcrumb' | 'heading' | 'lede'>;
  size: 'tall' | 'low';
}

/** What a list opens with. */
export function ListHero({ copy, size }: ListHeroProps) {
  const { scene, breadcrumb, heading, lede } = copy;
  return (
    <PageHero scene={scene} size={size}>
      <HeroWords breadcrumbs={[{ title: breadcrumb }]} heading={heading} lede={lede} />
    </PageHero>
  );
}
