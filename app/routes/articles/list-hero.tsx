import { HeroWords } from '#app/ui/layout/hero-words.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import type { ArticleCopy } from '#contract/pages/articles.ts';

interface ListHeroProps {
  copy: Pick<ArticleCopy, 'scene' | 'breadcrumb' | 'heading' | 'lede'>;
  size: 'tall' | 'low';
  /** What is searched for: the answer comes first then, so the page opens in a few lines. */
  q: string;
}

/** What a list opens with. */
export function ListHero({ copy, size, q }: ListHeroProps) {
  const { scene, breadcrumb, heading, lede } = copy;
  return (
    <PageHero scene={scene} size={q ? 'slim' : size}>
      {/* Clear of the drawing, which a slim one has beside the words. */}
      <div className="max-w-160">
        <HeroWords
          breadcrumbs={[{ title: breadcrumb }]}
          heading={heading}
          lede={q ? undefined : lede}
        />
      </div>
    </PageHero>
  );
}
