import type { Draw } from '#artwork/scenes.ts';
import { customersHeroWide } from './customers-hero.ts';
import { customersHeroNarrow } from './customers-hero-narrow.ts';
import { logoNorthlight } from './northlight-logo.ts';
import { storyNorthlightTeam } from './northlight-team.ts';
import { portraits } from './portraits.ts';
import { storyDivacs } from './story-divacs.ts';
import { storyAnthropicIdentity } from './story-identity.ts';
import { storyNorthlight } from './story-northlight.ts';
import { storySharpScribe } from './story-sharp-scribe.ts';

/** The stories of customers, and their tellers. */
export const storyPictures: Readonly<Record<string, Draw>> = {
  'customers-hero-wide': customersHeroWide,
  'customers-hero-narrow': customersHeroNarrow,
  'story-northlight': storyNorthlight,
  'story-northlight-team': storyNorthlightTeam,
  'story-divacs': storyDivacs,
  'story-sharp-scribe': storySharpScribe,
  'story-anthropic-identity': storyAnthropicIdentity,
  'logo-northlight': logoNorthlight,
  ...portraits,
};
