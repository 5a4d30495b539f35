import type { Draw } from '#drawings/scenes.ts';
import { customersHeroWide } from './customers-hero.ts';
import { customersHeroNarrow } from './customers-hero-narrow.ts';
import { logoNorthlight } from './northlight-logo.ts';
import { storyNorthlightTeam } from './northlight-team.ts';
import { packagesHeroWide } from './packages-hero.ts';
import { packagesHeroNarrow } from './packages-hero-narrow.ts';
import { portraits } from './portraits.ts';
import { storyDivacs } from './story-divacs.ts';
import { storyAnthropicIdentity } from './story-identity.ts';
import { storyNorthlight } from './story-northlight.ts';
import { storySharpScribe } from './story-sharp-scribe.ts';
import { viewPictures } from './views.ts';

/** The hours of the packages, the stories of customers, and whoever tells them. */
export const storyPictures: Readonly<Record<string, Draw>> = {
  ...viewPictures,
  'customers-hero-wide': customersHeroWide,
  'customers-hero-narrow': customersHeroNarrow,
  'packages-hero-wide': packagesHeroWide,
  'packages-hero-narrow': packagesHeroNarrow,
  'story-northlight': storyNorthlight,
  'story-northlight-team': storyNorthlightTeam,
  'story-divacs': storyDivacs,
  'story-sharp-scribe': storySharpScribe,
  'story-anthropic-identity': storyAnthropicIdentity,
  'logo-northlight': logoNorthlight,
  ...portraits,
};
