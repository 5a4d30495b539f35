import { useCan } from '#console/session.tsx';
import { settings } from '#console/settings.ts';
import { Banner } from '#console/ui/banner.tsx';
import { ButtonLink } from '#console/ui/button.tsx';

/** For owners, while the site shows an invented company. */
export default function DemoNotice({ className = '' }: { className?: string }) {
  const canMake = useCan('packs.make');
  if (!settings.isDemo || !canMake) return null;
  return (
    <div className={className}>
      <Banner
        actions={
          <ButtonLink to="/system/new-pack" size="small">
            Make a pack
          </ButtonLink>
        }
      >
        This site still shows {settings.brand.name}, an invented company. Make a pack, the folder
        that makes it the site of yours.
      </Banner>
    </div>
  );
}
