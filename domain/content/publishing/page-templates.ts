/** What new pages begin with, and their items in lists. */
import type { JsonValue } from '#contract/console/field-changes.ts';
import { valueIn } from '#domain/content/source/index.ts';

/** A solution's page begins with what every page has; sections are added in the form. */
export const solutionPage = () => `meta:
  title: ""
  description: ""
  keywords: []
heading: ""
lede: ""
scene: { wide: "", narrow: "" }
intro:
  title: ""
  text:
    - ""
`;

/** @param updated `2026-12-01` */
export const plainPage = (updated: string) => `meta:
  title: ""
  description: ""
  keywords: []
heading: ""
updated: "${updated}"
sections:
  - title: ""
    body:
      - ""
`;

/** A page of a package needs two or three paragraphs, and six to nine deliverables. */
export const packagePage = () => `meta:
  description: ""
  keywords: []
lede: ""
overview:
  - ""
  - ""
bullets:
${'  - ""\n'.repeat(6)}relatedPackages: ["", ""]
`;

/** @param published `2026-12-01` */
export const customerStory = (published: string) => `meta:
  title: ""
  description: ""
  keywords: []
dates: { published: "${published}" }
heroContent:
  title: ""
  subtitle: ""
  description: ""
  buttonText: ""
  buttonLink: /schedule-a-meeting
  image: ""
  navIndicator: []
tocSections:
  - { title: Key metrics, link: "#key-stats" }
  - { title: The challenge, link: "#the-challenge" }
  - { title: The solution, link: "#the-solution" }
  - { title: The results, link: "#the-results" }
  - { title: Impact, link: "#impact" }
keyMetrics:
  - { value: "", label: "", color: primary }
  - { value: "", label: "", color: primary }
challengeContent:
  title: ""
  description:
    - ""
  roadblocks:
    - ""
  order: quote-first
  showQuote: false
  showQuoteAuthor: false
  showEndparagraphs: false
solutionContent:
  title: ""
  subtitle: ""
  description:
    - ""
  benefits:
    - ""
  conclusion: ""
  showBenefitTitle: false
resultsContent:
  title: ""
  outcomes:
    - ""
  subtitle: ""
  measureableOutcomes:
    - ""
  summary: ""
  showDescription: false
impactContent:
  title: ""
  description: ""
  categories:
    - title: ""
      highlightHeader: false
      metrics:
        - { label: "", value: "" }
  showMeterDescription: false
closing:
  title: ""
  text: ""
`;

/**
 * The other fields of a page's item, by the entry that lists it. Each begins with the first thing
 * that the comparison has a column for, since an item without one cannot be shown.
 * @param data of that entry
 */
export const LISTED_ITEMS: Readonly<Record<string, (data: unknown) => Item>> = {
  'solutions.yaml': () => ({ title: '', description: '', icon: 'sparkles' }),
  'service-packages.yaml': () => ({
    title: '',
    charge: '',
    description: '',
    drawing: '',
    square: '',
  }),
  'pages/service-packages.yaml': (data) => ({
    suits: '',
    contains: [String(valueIn(data, ['table', 'contents', 0, 'id']) ?? '')],
  }),
  'case-studies.yaml': () => ({
    id: 0,
    company: '',
    logo: '',
    image: '',
    tags: [''],
    title: '',
    description: '',
  }),
};

type Item = { [key: string]: JsonValue };

/** A number that no item of the list has. */
export function nextId(items: unknown): number {
  const ids = (Array.isArray(items) ? items : []).map((item) => Number(valueIn(item, ['id'])) || 0);
  return Math.max(0, ...ids) + 1;
}
