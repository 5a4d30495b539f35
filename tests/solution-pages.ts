/** The six solutions, one row per page; see `page-row.ts`. */
import { MEET, type PageRow } from './page-row.ts';

const PATHS = [
  '/design-my-app',
  '/roadmap-my-app',
  '/build-my-app',
  '/staff-augmentation',
  '/review-my-app',
  '/implement-identity-management',
];

interface Row extends Omit<PageRow, 'title'> {
  title: string;
  /** The title in the list of all six. */
  name: string;
  /** Name of its video without the suffix for the width. */
  video: string;
  /** The text of its last part. */
  closing: string;
}

/** Common to all six: the list with the current entry, the video, and the meeting link. */
function solution(path: string, { title, name, video, closing, ...row }: Row): [string, PageRow] {
  return [
    path,
    {
      ...row,
      title: `${title} | Setu`,
      breadcrumb: ['Home', 'Our Solutions', name],
      headings: [...(row.headings ?? []), closing],
      links: [
        `Schedule a Meeting → ${MEET}`,
        `Watch Now → /media/films/solution-${video}-wide`,
        ...(row.links ?? []),
      ],
      list: { name: 'Our Solutions', hrefs: PATHS, current: path },
    },
  ];
}

export const SOLUTION_PAGES: Record<string, PageRow> = Object.fromEntries([
  solution('/design-my-app', {
    title: 'Design My App',
    name: 'Design my app',
    video: 'design',
    headings: [
      'Three steps, each with a result',
      ...['User Behavior Analysis', 'Wireframe Development', 'High-Fidelity Designs'],
      'What you have at the end',
    ],
    counts: [
      ['Three steps, each with a result', 'ol > li[data-active]', 3],
      ['What you have at the end', 'li', 4],
    ],
    closing: 'Show us your first sketch',
  }),
  solution('/roadmap-my-app', {
    title: 'Roadmap My App',
    name: 'Roadmap my app',
    video: 'roadmap',
    headings: ["What's in the plan", 'Why teams plan with us'],
    counts: [
      ["What's in the plan", 'li', 3],
      ['Why teams plan with us', 'li', 3],
    ],
    closing: 'Which deadline worries you?',
  }),
  solution('/build-my-app', {
    title: 'Build My App',
    name: 'Build my app',
    video: 'build',
    headings: [
      'Why start with an MVP',
      ...['Cost-Effective', 'Market Testing', 'User Feedback', 'Risk Reduction'],
      'Focused Development',
      'Two ways to work with us',
      ...['MVP Consulting', 'MVP Development'],
    ],
    counts: [
      ['Why start with an MVP', 'li', 5],
      ['Two ways to work with us', 'h3', 2],
    ],
    texts: ['40%'],
    closing: 'Tell us about your idea',
  }),
  solution('/staff-augmentation', {
    title: 'Staff Augmentation',
    name: 'Staff augmentation',
    video: 'staff',
    headings: ['Who can join you', 'Why choose people from our pool', "What's behind a badge"],
    counts: [
      ['Who can join you', '[role=tab]', 4],
      ['Who can join you', '[role=tabpanel]', 4],
      ['Why choose people from our pool', 'li', 3],
    ],
    texts: [
      ...['Expert Developers', 'QA Engineers', 'Project Managers', 'UX/UI Designers'],
      ...['35 to 40 days', '2 weeks', '12 to 16 weeks', '50%', 'annual subscription'],
    ],
    links: ['How people are verified → /verified-badges'],
    closing: 'Which role do you need to fill?',
  }),
  solution('/review-my-app', {
    title: 'Review My App',
    name: 'Review my app',
    video: 'review',
    headings: ['What we look at', 'From findings to fixes'],
    counts: [
      ['What we look at', 'li', 4],
      ['From findings to fixes', 'li', 3],
    ],
    closing: 'Which part of your app worries you?',
  }),
  solution('/implement-identity-management', {
    title: 'Identity Management',
    name: 'Identity management',
    video: 'identity',
    headings: [
      'Two firms, one team',
      'Four phases',
      ...['Architecture Design and Discovery', 'Development and Implementation'],
      ...['Production', 'Management'],
      'What you get',
      'What your project does for Nepal',
      ...['Job Creation', 'Educational Support', 'Skill Development'],
    ],
    counts: [
      ['Four phases', 'ol > li[data-active]', 4],
      ['What you get', 'li', 3],
      ['What your project does for Nepal', 'li', 3],
    ],
    texts: ['Okta', 'partner firm', 'certified professionals in Nepal', '24/5'],
    links: ['How we work with Northlight → /customers/northlight'],
    closing: 'Tell us how your access works today',
  }),
]);
