/** The copy of `content/pages/newsletter.yaml`: where the links in mails about the newsletter lead. */
import * as z from 'zod/mini';
import { Meta, Scene, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

/** What a link does, and the button that does it. */
export const Asking = z.strictObject({ title: text, text, button: text });
/** What has been done, and what may be next. */
export const Done = z.strictObject({ title: text, text, link: Link });

export const NewsletterPageCopy = z.strictObject({
  /** Without a link the page has the form alone, in the words of `content/newsletter.yaml`. */
  meta: Meta,
  /** Behind the words that it opens with. */
  scene: Scene,
  confirm: Asking,
  confirmed: Done,
  leave: Asking,
  ended: Done,
  /** Above the form, for a link that is no longer good. */
  gone: z.strictObject({ title: text, text }),
});
