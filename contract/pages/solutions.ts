/** Copy of the six solution pages, `content/pages/{slug}.yaml`. */
import * as z from 'zod/mini';
import {
  Card,
  Closing,
  DrawnCard,
  exactlyCount,
  IconCard,
  PageTop,
  packKey,
  Questions,
  Section,
  text,
  texts,
  VideoCopy,
} from '#contract/copy-parts.ts';
import { Sample } from '#contract/sheet.ts';
import { Drawing, Link } from '#contract/site.ts';
import { sectionList } from './section-list.ts';

/** Shared by all six. */
export const page = {
  ...PageTop,
  video: VideoCopy,
  intro: z.strictObject({ title: text, text: texts }),
  /** Keys of `claims.yaml`. */
  claims: z.optional(z.array(packKey)),
  sample: Sample,
  questions: Questions,
  closing: Closing,
};
const SolutionPage = z.strictObject(page);
export type SolutionPage = z.infer<typeof SolutionPage>;

export const cards = (count: number) =>
  z.strictObject({ ...Section.shape, items: exactlyCount(count, IconCard) });
const drawnCards = (count: number) =>
  z.strictObject({ ...Section.shape, items: exactlyCount(count, DrawnCard) });

export const DesignMyAppCopy = z.strictObject({
  ...page,
  sections: sectionList('design-my-app'),
  steps: drawnCards(3),
  benefits: cards(4),
});

/** One of the two services; `points` are the deliverables. */
const Service = z.strictObject({ ...DrawnCard.shape, text: texts, points: texts });

export const BuildMyAppCopy = z.strictObject({
  ...page,
  sections: sectionList('build-my-app'),
  benefits: cards(5),
  services: z.strictObject({ ...Section.shape, items: exactlyCount(2, Service) }),
});

export const ReviewMyAppCopy = z.strictObject({
  ...page,
  sections: sectionList('review-my-app'),
  drawing: Drawing,
  reviews: cards(4),
  implementation: z.strictObject({
    ...Section.shape,
    drawing: Drawing,
    items: exactlyCount(3, Card),
  }),
});

export const RoadmapMyAppCopy = z.strictObject({
  ...page,
  sections: sectionList('roadmap-my-app'),
  plan: drawnCards(3),
  why: cards(3),
});

/** A phase of the work; `points` are the deliverables. */
const Phase = z.strictObject({ ...Card.shape, points: texts });

export const ImplementIdentityManagementCopy = z.strictObject({
  ...page,
  sections: sectionList('implement-identity-management'),
  /** The delivery partner. */
  partner: z.strictObject({ ...Section.shape, drawing: Drawing, link: Link }),
  phases: z.strictObject({ ...Section.shape, items: exactlyCount(4, Phase) }),
  drawing: Drawing,
  features: cards(3),
  impact: drawnCards(3),
});
