import type { LocalizedPack } from '#app/pack.ts';
import type { ApplyWords } from '#app/routes/apply/apply-words.ts';
import { fill } from '#app/ui/text/fill.ts';
import { WAITING_LIFETIME } from './waiting-application.ts';

const DAY = 24 * 60 * 60 * 1000;

/** @param job the opening's name; null for the talent pool */
export function waitingWords(pack: LocalizedPack, job: string | null): ApplyWords['waiting'] {
  const copy = pack.copy('pages/drop-your-info');
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
