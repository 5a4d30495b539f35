import { here } from '#app/language/here.ts';
import type { Thanks } from '#contract/copy-parts.ts';
import { thanksQuery } from './thanks-query.ts';

export const THANKS_PATH = '/successful-submission';

/** Of the page that follows a form, in this page's language. */
export const thanksPath = () => here.href(THANKS_PATH);

/** The page that follows a form, with its texts in the query as that page takes them. */
export const thanksUrl = (fullName: string, texts: Thanks) =>
  thanksPath() + thanksQuery(fullName, texts);
