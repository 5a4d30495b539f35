import { data } from 'react-router';
import type { StoryPage } from '#contract/pages/stories.ts';

/** Each in a file of its own: nobody fetches the two others. */
const STORIES = import.meta.glob<{ default: StoryPage }>('#content/pages/stories/*.yaml');

/** The story whose name is the last part of the address that was asked for. */
export async function loadStory(request: Request) {
  const slug = new URL(request.url).pathname.split('/').findLast(Boolean);
  const file = Object.keys(STORIES).find((name) => name.endsWith(`/${slug}.yaml`));
  const load = file && STORIES[file];
  if (!slug || !load) throw data(null, { status: 404 });
  return { slug, story: (await load()).default };
}
