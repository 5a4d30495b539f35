/** The sections of the pages for clients, and of the contact pages. */
import {
  body,
  CALL,
  end,
  HERO,
  NEWSLETTER,
  type PageSection,
  QUESTIONS,
  REQUIRED,
  top,
} from './section.ts';

const CLOSING = end('closing', CALL);

/** A page with a short form. */
const REQUEST = [
  HERO,
  top('form', 'Form and next steps', REQUIRED),
  body('questions', QUESTIONS),
  CLOSING,
] as const;

export const BUSINESS_SECTIONS = {
  contact: [
    HERO,
    body('offices', 'Offices'),
    body('questions', 'Contact form', REQUIRED),
    end('schedule', CALL),
    NEWSLETTER,
  ],
  'why-businesses': [
    HERO,
    body('benefits', 'Reasons to work with us'),
    body('stories', 'Testimonials of clients'),
    body('solutions', 'Solutions'),
    CLOSING,
  ],
  'hire-a-professional': REQUEST,
  'outsource-your-project': REQUEST,
  'service-packages': [
    HERO,
    body('goals', 'Packages by goal'),
    body('table', 'Comparison'),
    body('questions', QUESTIONS),
    CLOSING,
  ],
  customers: [
    HERO,
    body('stories', 'Customer stories'),
    body('partner', 'Story of a partner'),
    CLOSING,
  ],
  'partner-stories/*': [
    HERO,
    body('main', 'Story'),
    body('parts', 'Challenge, solution and product'),
    body('infographic', 'Figures'),
    body('moreInfo', 'Further information'),
    body('testimonials', 'Testimonials'),
    end('next', 'Link to the solution'),
    CLOSING,
  ],
} satisfies Record<string, readonly PageSection[]>;
