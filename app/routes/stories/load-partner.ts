import { redirect } from 'react-router';
import type { PartnerStory } from '#contract/pages/customers.ts';

const STORIES = import.meta.glob<{ default: PartnerStory }>(
  '#content/pages/partner-stories/*.yaml',
);

/** A partner's story; whoever asks for one that is not there is led to all customers' stories. */
export async function loadPartner(slug: string, request: Request) {
  const file = Object.keys(STORIES).find((name) => name.endsWith(`/${slug}.yaml`));
  const load = file && STORIES[file];
  if (!load) throw redirect(`/customers${new URL(request.url).search}`, 302);
  return { story: (await load()).default };
}
