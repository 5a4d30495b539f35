import { settings } from '#console/settings.ts';
import { Banner } from '#console/ui/banner.tsx';
import { ButtonLink } from '#console/ui/button.tsx';

/** For owners, while the site shows an invented company. */
export default function DemoNotice() {
  return (
    <Banner
      actions={
        <ButtonLink to="/system/new-pack" size="small">
          Make a pack
        </ButtonLink>
      }
    >
      This site still shows {settings.brand.name}, an invented company. Make a pack, the folder that
      makes it the site of yours.
    </Banner>
  );
}
