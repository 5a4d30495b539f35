/** `content/pages/newsletter.yaml`: the page that links in newsletter mails open. */
import * as z from 'zod/mini';
import { Meta, Scene, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

/** Asks to confirm the action of a link, with its button. */
export const ConfirmCopy = z.strictObject({ title: text, text, button: text });
/** The result of an action, with a link to continue. */
export const ResultCopy = z.strictObject({ title: text, text, link: Link });

export const NewsletterPageCopy = z.strictObject({
  /**
   * Opened without a token, the page shows only the form, with the copy of
   * `content/newsletter.yaml`.
   */
  meta: Meta,
  /** Behind the text at the top. */
  scene: z.optional(Scene),
  confirm: ConfirmCopy,
  confirmed: ResultCopy,
  leave: ConfirmCopy,
  ended: ResultCopy,
  /** Above the form, for an expired link. */
  gone: z.strictObject({ title: text, text }),
});
