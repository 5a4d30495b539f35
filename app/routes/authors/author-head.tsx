import { useCopy, usePack } from '#app/pack-context.ts';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { OutsideLink } from '#app/ui/link/outside-link.tsx';
import { Portrait } from '#app/ui/portrait/portrait.tsx';
import { RenderBlockingHero } from '#app/ui/render-blocking-hero/render-blocking-hero.tsx';
import type { Author } from '#contract/authors.ts';
import { breadcrumbsOf } from './author-breadcrumbs.ts';

/** Who somebody is, and what they write about. */
export function AuthorHead({ author }: { author: Author }) {
  const pack = usePack();
  const copy = useCopy('pages/author');
  const { name, role, bio, profile, image, picture } = author;
  return (
    <header className="wrap pt-21 pb-12 lg:pt-30 lg:pb-16">
      <RenderBlockingHero>
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack, author)} />
        <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-[max-content_minmax(0,1fr)] sm:items-center">
          <Portrait name={name} hasImage image={picture ?? (image || undefined)} size="large" />
          <div>
            <h1 className="text-4xl tracking-[-0.04em]">{name}</h1>
            <p className="mt-2 font-medium text-primary-700">{role}</p>
            <p className="mt-5 max-w-160 text-lg text-ink-700">{bio}</p>
            {profile && (
              <OutsideLink href={profile} className="mt-3">
                {copy.profile}
                <span className="sr-only">: {name}</span>
              </OutsideLink>
            )}
          </div>
        </div>
      </RenderBlockingHero>
    </header>
  );
}
