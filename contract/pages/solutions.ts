/** The copy of the six pages that sell a solution, `content/pages/{slug}.yaml`. */
import * as z from 'zod/mini';
import {
  Card,
  Closing,
  DrawnCard,
  exactly,
  FilmCopy,
  IconCard,
  PageOpening,
  reference,
  Section,
  text,
  texts,
} from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

/** What all six open and close with. */
const page = {
  ...PageOpening,
  film: FilmCopy,
  intro: z.strictObject({ title: text, text: texts }),
  /** A figure that the page rests on, by its name in `claims.yaml`. */
  claims: z.optional(z.array(reference)),
  closing: Closing,
};
const SolutionPage = z.strictObject(page);
export type SolutionPage = z.infer<typeof SolutionPage>;

const cards = (count: number) =>
  z.strictObject({ ...Section.shape, items: exactly(count, IconCard) });
const drawnCards = (count: number) =>
  z.strictObject({ ...Section.shape, items: exactly(count, DrawnCard) });

export const DesignMyAppCopy = z.strictObject({
  ...page,
  steps: drawnCards(3),
  benefits: cards(4),
});

/** One of the two ways to build, with what one has at its end. */
const Service = z.strictObject({ ...DrawnCard.shape, text: texts, points: texts });

export const BuildMyAppCopy = z.strictObject({
  ...page,
  benefits: cards(5),
  services: z.strictObject({ ...Section.shape, items: exactly(2, Service) }),
});

export const ReviewMyAppCopy = z.strictObject({
  ...page,
  drawing: Drawing,
  reviews: cards(4),
  implementation: z.strictObject({
    ...Section.shape,
    drawing: Drawing,
    items: exactly(3, Card),
  }),
});

export const RoadmapMyAppCopy = z.strictObject({ ...page, plan: drawnCards(3), why: cards(3) });

/** A tab: who joins, and what they do in the first month. */
const Role = z.strictObject({ ...DrawnCard.shape, label: text, points: texts });

export const StaffAugmentationCopy = z.strictObject({
  ...page,
  roles: z.strictObject({ ...Section.shape, pause: text, play: text, items: exactly(4, Role) }),
  why: cards(3),
  badges: z.strictObject({ ...Section.shape, link: Link }),
});

/** A phase of the work, with what is handed over at its end. */
const Phase = z.strictObject({ ...Card.shape, points: texts });

export const ImplementIdentityManagementCopy = z.strictObject({
  ...page,
  /** Who delivers it with us. */
  partner: z.strictObject({ ...Section.shape, drawing: Drawing, link: Link }),
  phases: z.strictObject({ ...Section.shape, items: exactly(4, Phase) }),
  drawing: Drawing,
  features: cards(3),
  impact: drawnCards(3),
});
