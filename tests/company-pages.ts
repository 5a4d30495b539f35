/** The product specification of each company page, one row per page. */

import { MEET, type PageRow } from './page-row.ts';

const NEWSLETTER_FIELDS = ['firstName', 'lastName', 'email'];
const CARES: PageRow = {
  title: 'Grassroot Impact Initiative | Setu',
  headings: ['Empowering Initiatives'],
  links: ['/hire-a-professional', '/outsource-your-project'],
  counts: [
    ['Empowering Initiatives', 'li', 5],
    ['Our local partners', '[aria-roledescription=slide]', 3],
    ['What people say about the program', 'figure', 4],
  ],
  texts: [
    ...['Onboarded for Setu', 'Interns hired', 'Communication workshops', 'Mentorships'],
    ...['Resume workshops', 'Project-management workshops', 'Certifications'],
    ...['Networking events', 'Third-party events', 'Scholarships', 'Livelihood businesses'],
    ...['NGO programs', 'Institutions', 'Families supported', 'Digital projects supported'],
    ...['Skilled professionals retained', 'Youth retained', 'How this is worked out'],
  ],
  ids: ['impactMeter'],
  fields: ['n'],
  canonical: '/grassroot-impact-initative',
};

export const COMPANY_PAGES: Record<string, PageRow> = {
  '/about': {
    title: 'About | Setu',
    buttons: [],
    headings: [
      'Why It Matters',
      'Understanding Setu',
      ...['Software', 'Engineering', 'Talent', 'United', 'Mission', 'Vision'],
      'Our values',
      'The people behind Setu',
      'Our Story',
    ],
    texts: [
      'Software Engineering Talent, United',
      'Opportunities For Nepali Professionals',
      'Solutions For Startups',
    ],
    links: [
      'Watch Now → /media/films/',
      "Let's Connect → /contact",
      `Schedule a Meeting → ${MEET}`,
      ' → /why-setu-for-career-opportunities',
      ' → /why-setu-for-businesses',
      ' → https://linkedin.example.com/in/',
    ],
    counts: [
      ['Our values', 'li', 4],
      ['The people behind Setu', 'li', 6],
      ['The people behind Setu', 'a[href^="https://linkedin.example.com/in/"]', 6],
      ['Our Story', '[role=tab]', 2],
      ['Our Story', '[role=tabpanel]', 2],
    ],
  },
  '/contact': {
    title: 'Contact | Setu',
    headings: [
      'San Francisco headquarters',
      'Kathmandu central office',
      'Questions?',
      'Want to Skip the Emails?',
      'Our monthly newsletter',
    ],
    links: [
      'sf@setu.example → mailto:sf@setu.example',
      'kathmandu@setu.example → mailto:kathmandu@setu.example',
      '+1 415 555 0142 → tel:+14155550142',
      '+977 1 555 0177 → tel:+97715550177',
      'Get directions to the San Francisco headquarters → https://maps.example.com/dir/?destination=548%20Example%20Street',
      'Get directions to the Kathmandu central office → https://maps.example.com/dir/?destination=12%20Example%20Marg',
      `Lets Talk → ${MEET}`,
    ],
    texts: [
      '548 Example Street, Suite 200, San Francisco',
      '12 Example Marg, Baluwatar, Kathmandu',
    ],
    fields: ['name', 'email', 'company', 'phoneNumber', 'message', ...NEWSLETTER_FIELDS],
    buttons: ['Send Message', 'Subscribe'],
    counts: [['Where we are', 'li', 2]],
  },
  '/why-setu-for-career-opportunities': {
    title: 'Why Setu for Career Opportunities | Setu',
    breadcrumb: ['Home', 'For Job Seekers', 'Why Setu for Career Opportunities'],
    headings: ['Developer stories', 'Become a Setu Verified Professional'],
    links: ['Learn More: Verified badges → /verified-badges'],
    counts: [
      ['Four benefits of working with us', 'h3', 4],
      ['Developer stories', 'figure', 6],
      ['What comes with the work', 'li', 6],
    ],
  },
  '/why-setu-for-businesses': {
    title: 'Why Setu for Businesses | Setu',
    breadcrumb: ['Home', 'For Business', 'Why Setu for Businesses'],
    headings: ['Seven reasons to work with us', 'What our clients say', 'Our Solutions'],
    texts: ['60%', 'up to 70%', '35 to 40 days', '2 weeks', '12 to 16 weeks', '40%', '24/5', '50%'],
    links: [
      ...['/design-my-app', '/roadmap-my-app', '/build-my-app', '/staff-augmentation'],
      ...['/review-my-app', '/implement-identity-management'],
      `Schedule a Meeting → ${MEET}`,
    ],
    counts: [
      ['Seven reasons to work with us', 'h3', 7],
      ['What our clients say', 'figure', 3],
      ['Our Solutions', 'li', 6],
    ],
  },
  '/office': {
    title: 'Office | Setu',
    texts: ['4 months', '5 acres'],
    counts: [['Have a look around', '[aria-roledescription=slide]', 4]],
    headings: ['Kathmandu central office'],
  },
  '/press': {
    title: 'Press | Setu',
    breadcrumb: ['Home', 'About', 'Press'],
    fields: ['topic', 'name', 'email', 'company', 'message'],
    texts: ['60%', "Source: Setu's quotes to clients", 'Software Engineering Talent, United'],
    links: [
      'Download SVG of: On light → /media/scenes/mark.svg',
      'Download PNG of: In a square → /icons/icon-512.png',
    ],
    counts: [
      ['About Setu', 'button[value]', 2],
      ['Figures and what they measure', 'li', 6],
      ['Drawings to print', 'a[download]', 6],
      ['People to talk to', 'a[download]', 2],
    ],
  },
  '/universities-and-partners': {
    title: 'Universities and Partners | Setu',
    breadcrumb: ['Home', 'About', 'Universities and Partners'],
    fields: ['topic', 'name', 'email', 'company', 'message'],
    counts: [
      ['What a partnership includes', 'li', 4],
      ['How it starts', 'li', 3],
    ],
  },
  '/grassroot-impact-initative': CARES,
  '/setu-cares': CARES,
  '/hire-a-professional': {
    title: 'Hire a Professional | Setu',
    fields: ['name', 'email', 'company', 'message'],
    buttons: ['Send the role'],
  },
  '/outsource-your-project': {
    title: 'Outsource Your Project | Setu',
    fields: ['name', 'email', 'company', 'message'],
    buttons: ['Send the project'],
  },
  '/verified-badges': {
    title: 'Verified Badges | Setu',
    breadcrumb: ['Home', 'For Job Seekers', 'Verified Badges'],
    headings: ['Level 1: Four steps', 'Level 2: Communicator', 'How to begin'],
    texts: ['interview preparation workshop', 'mandatory', 'free'],
    counts: [
      ['Level 1: Four steps', 'button[aria-expanded]', 4],
      ['Level 1: Four steps', 'button[aria-expanded=true]', 1],
    ],
  },
  '/remote-career': {
    title: 'Remote Career Acceleration | Setu',
    h1: 'Remote Career Acceleration',
    breadcrumb: ['Home', 'For Job Seekers', 'Remote Career Acceleration'],
    headings: [
      ...['Screening call', 'Technical assessment', 'Communication and culture fit assessment'],
      'Earn badges',
      'What to expect after joining',
      'What not to expect',
    ],
    links: ['Get Started → /talents-on-demand'],
    counts: [
      ['Into the talent pool', 'ol > li', 4],
      ["Into the client's team", 'ol > li', 5],
      ['What not to expect', 'li', 2],
    ],
    texts: ['Immediate placement', 'Keep your current job until you are hired.'],
  },
  '/impact-stories': {
    title: 'Impact Stories | Setu',
    h1: 'Impact Stories',
    texts: [
      'Real Stories. Real Impact',
      ...['Total Jobs Created', 'Scholarships Awarded', 'Nepali Families Supported'],
      ...['17', '21'],
    ],
    counts: [
      ['The numbers so far', 'dd', 8],
      ['The people behind the numbers', 'article', 3],
    ],
    links: [
      'View Story: Sunita Chaudhary → /impact-story/sunita-chaudhary',
      'Explore Our Impact Meter → /#impactMeter',
    ],
  },
  '/impact-story/sunita-chaudhary': {
    title: 'Sunita Chaudhary | Setu',
    breadcrumb: ['Home', 'Impact Stories', 'Sunita Chaudhary'],
    texts: ['Quality engineer'],
    links: [' → /impact-stories', 'Play the video: Sunita Chaudhary → /media/films/day-wide'],
  },
  '/impact-story/nirjala-ale': { title: 'Nirjala Ale | Setu' },
  '/impact-story/tulasa-gharti': { title: 'Tulasa Gharti | Setu' },
  '/privacy-policy': {
    title: 'Privacy Policy | Setu',
    h1: 'Privacy Policy',
    texts: [
      'Last updated 03/22/2023',
      'not meant for children under 13',
      'within 10 business days',
      'within 45 days',
      'another 45 days',
      'at most twice in 12 months',
      'do not sell personal data',
      'up to 12 months',
      'up to 30 days',
    ],
    links: ['hello@setu.example → mailto:hello@setu.example'],
  },
  '/newsletter': {
    title: 'Newsletter | Setu',
    h1: 'Our monthly newsletter',
    fields: NEWSLETTER_FIELDS,
    buttons: ['Subscribe'],
    links: ['Privacy Policy → /privacy-policy'],
    canonical: '',
  },
  '/setu-blog': {
    title: 'Setu Blog | Setu',
    canonical: '/blogs-and-insights',
    headings: [
      'Start here',
      'Choose a subject',
      'A note from the editor',
      'Our monthly newsletter',
    ],
    links: [
      'How to use the overlap hour between two time zones → /blogs-and-insights/overlap-hours-across-time-zones',
      ' → /blogs-and-insights?filter=Industry%20Insight',
    ],
    fields: NEWSLETTER_FIELDS,
  },
  '/setu-central': {
    title: 'Setu Central | Setu',
    h1: 'Setu Central',
    links: [
      'Explore Our Impact Meter → /#impactMeter',
      ...[' → /office', ' → /events', ' → /talents-on-demand'],
    ],
  },
  '/schedule-a-meeting': {
    title: 'Schedule a Meeting | Setu',
    texts: ['Redirecting you to our booking page…'],
    links: [` → ${MEET}`],
    canonical: '',
  },
};
