/** The copy of `content/pages/author.yaml`: an article's byline, and the page of all that somebody wrote. */
import * as z from 'zod/mini';
import { text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

export const AuthorCopy = z.strictObject({
  /** Before the name, at the head of an article. */
  by: text,
  /** At its end; `{name}` is the author's, here and below. */
  about: z.strictObject({ title: text, all: text }),
  /** Leads to a page about the author elsewhere. */
  profile: text,
  /** In search results, behind the bio. */
  description: text,
  list: text,
  notFound: z.strictObject({ title: text, text, button: Link }),
});
