import { useArt, useCopy } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import { SiteSearchForm } from '#app/ui/site-search/site-search-form.tsx';

export function NotFoundPanel() {
  const drawing = useArt().state?.lost;
  const errors = useCopy('pages/errors');
  const { title, text, links } = errors.notFound;
  return (
    <div className="wrap pt-32 pb-16 lg:pt-40">
      <MessagePanel heading="h1" title={title} texts={[text]} drawing={drawing} icon="map">
        {links.map((link, position) => (
          <ButtonLink key={link.href} link={link} tone={position === 0 ? 'primary' : 'quiet'} />
        ))}
        <SiteSearchForm className="mt-3 w-full max-w-xl" />
      </MessagePanel>
    </div>
  );
}
