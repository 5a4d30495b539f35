import type { SentMail } from '#contract/console/mails.ts';

/** Whoever is written to, about what they sent. */
export interface Correspondent {
  /** Of what they sent. */
  kind: string;
  id: string;
  name: string;
  mails: readonly SentMail[];
}

/** The query that shows what they sent, with its mails. */
export const queryKeyOf = ({ kind, id }: Pick<Correspondent, 'kind' | 'id'>) =>
  kind === 'application' ? `application:${id}` : `inbox:${id}`;
