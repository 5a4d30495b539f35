/** Copy of the pages of solutions: `content/pages/solutions/{slug}.yaml`, each at `/{slug}`. */
import * as z from 'zod/mini';
import {
  Card,
  Closing,
  DrawnCard,
  IconCard,
  listOf,
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
import { sectionedCopy } from './section-list.ts';
import { Calculator, Leaving, Prices, Profiles } from './staffing-sections.ts';

const iconCards = z.strictObject({ ...Section.shape, items: listOf(IconCard) });
const drawnCards = z.strictObject({ ...Section.shape, items: listOf(DrawnCard) });

/** A piece of work; `points` are the deliverables. */
const Service = z.strictObject({ ...DrawnCard.shape, text: texts, points: texts });
const Phase = z.strictObject({ ...Card.shape, points: texts });

/** A tab: a role, and its work in the first month. */
const Role = z.strictObject({ ...DrawnCard.shape, label: text, points: texts });

export const SolutionPage = sectionedCopy('solutions/*', {
  ...PageTop,
  /** Opened by the button at the top. */
  video: z.optional(VideoCopy),
  intro: z.strictObject({ title: text, text: texts }),
  /** Keys of `claims.yaml`, below the introduction. */
  claims: z.optional(z.array(packKey)),
  /** Title of the table of contents on narrow screens; left out, there is none. */
  contents: z.optional(text),
  /** The delivery partner. */
  partner: z.optional(
    z.strictObject({ ...Section.shape, drawing: z.optional(Drawing), link: Link }),
  ),
  /** Steps along a line, with what the client gets. */
  phases: z.optional(z.strictObject({ ...Section.shape, items: listOf(Phase) })),
  drawing: z.optional(Drawing),
  /** Steps along a line, each with a drawing. */
  steps: z.optional(drawnCards),
  plan: z.optional(drawnCards),
  /** Tabs that rotate until a visitor chooses one. */
  roles: z.optional(
    z.strictObject({ ...Section.shape, pause: text, play: text, items: listOf(Role) }),
  ),
  prices: z.optional(Prices),
  calculator: z.optional(Calculator),
  profiles: z.optional(Profiles),
  benefits: z.optional(iconCards),
  services: z.optional(z.strictObject({ ...Section.shape, items: listOf(Service) })),
  reviews: z.optional(iconCards),
  implementation: z.optional(
    z.strictObject({ ...Section.shape, drawing: z.optional(Drawing), items: listOf(Card) }),
  ),
  features: z.optional(iconCards),
  impact: z.optional(drawnCards),
  why: z.optional(iconCards),
  leaving: z.optional(Leaving),
  badges: z.optional(z.strictObject({ ...Section.shape, link: Link })),
  sample: z.optional(Sample),
  questions: z.optional(Questions),
  closing: z.optional(Closing),
});
export type SolutionPage = z.infer<typeof SolutionPage>;

/** The copy of one section that a page may leave out. */
export type SolutionSection<Name extends keyof SolutionPage> = NonNullable<SolutionPage[Name]>;
