/** What a message may be about, as the pack has it. */
import type { ContactTopic } from '#contract/block-copy.ts';
import type { Thanks } from '#contract/copy-parts.ts';

/** What the thank-you page says to whoever wrote about this: a topic may lead on to a page of its own. */
export function thanksFor(thanks: Thanks, topics: readonly ContactTopic[], id: string): Thanks {
  return { ...thanks, ...topics.find((topic) => topic.id === id)?.next };
}
