import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { BenefitRow } from './benefit-row.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Benefit row',
  examples: [
    {
      name: 'Alternating rows',
      element: (
        <div>
          <BenefitRow
            eyebrow="Stay"
            title="Work for the world from your own valley"
            drawing={pack.art.card?.voices}
          >
            <p>You keep your family, your language and your rent, and join a team abroad.</p>
            <ul>
              <li>Paid into your own account, each month</li>
              <li>Hours that leave the evening to you</li>
            </ul>
          </BenefitRow>
          <BenefitRow
            eyebrow="Grow"
            title="Badges that clients trust"
            drawing={pack.art.state?.thanks}
          >
            <p>Skills are checked by people who have the job.</p>
            <ArrowLink href="/verified-badges" className="no-underline!">
              About verified badges
            </ArrowLink>
          </BenefitRow>
        </div>
      ),
    },
  ],
});
