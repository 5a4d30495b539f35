import type { ApplyWords } from '#app/routes/apply/apply-words.ts';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/drop-your-info.yaml';
import { WAITING_LIFETIME } from './waiting-application.ts';

const DAY = 24 * 60 * 60 * 1000;

/** @param job the opening's name; null for the talent pool */
export function waitingWords(job: string | null): ApplyWords['waiting'] {
  const { waiting, talentPool } = copy;
  const values = { role: job ?? talentPool, days: WAITING_LIFETIME / DAY };
  const filled = (text: string) => fill(text, values);
  return {
    ...waiting,
    texts: waiting.texts.map(filled),
    sent: filled(waiting.sent),
    refused: filled(waiting.refused),
    expired: filled(waiting.expired),
  };
}
