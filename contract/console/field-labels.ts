/** Labels and hints of fields whose key alone does not say to an editor what they are. */

interface FieldText {
  label: string;
  hint?: string;
}

const described = (label: string, hint?: string): FieldText => (hint ? { label, hint } : { label });
const DAYS = 'A date, or a day such as “in 9 days” or “2 days ago”.';

/** By key, or by the keys of its groups and its own with dots, of which the longest match counts. */
const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  // Search engines and sharing
  meta: described('Search engines and sharing'),
  'meta.title': described('Title for search engines', 'Without the name of the company.'),
  'meta.description': described('Description for search engines'),
  'meta.keywords': described('Keywords'),
  metaTitle: described('Title for search engines', 'Empty: the title of the entry.'),
  metaDescription: described('Description for search engines'),

  // Articles, events and jobs
  slug: described('Name in the URL', 'Lower-case letters and digits, joined by hyphens.'),
  published: described('Publication day', DAYS),
  author: described('Author', 'Empty: the company.'),
  cover: described('Cover'),
  coverAlt: described('Description of the cover'),
  maxReadTime: described('Reading time in minutes', 'Empty: computed from the text.'),
  related: described('Related entries'),
  formerUrls: described(
    'Former URLs',
    'Paths on a former site, such as /2024/01/a-post. They lead here once this is published.',
  ),
  duration: described('Duration'),
  pdf: described('PDF file'),
  experts: described('Speakers'),
  'experts.title': described('Role and place'),
  bio: described('About the person'),
  portrait: described('Portrait', 'Empty: the drawing with the person’s name.'),
  profile: described('Profile'),
  starts: described('Start'),
  ends: described('End', 'Empty: two hours after the start.'),
  mode: described('Online or in person'),
  fee: described('Fee'),
  registrationLink: described('Link to register'),
  registrationOpens: described('Registration opens on', DAYS),
  joinNowLink: described('Link to join', 'Only for virtual events.'),
  status: described('Status'),
  jobType: described('Type of employment'),
  workMode: described('Work mode'),
  applicantCountries: described(
    'Countries of applicants',
    'Where applicants of a remote job may live.',
  ),
  type: described('Level'),
  hardSkills: described('Skills'),
  pay: described('Pay'),
  'pay.min': described('From'),
  'pay.max': described('To', 'Empty: the same amount.'),
  hours: described('Working hours'),
  perWeek: described('Hours a week'),
  'hours.from': described('The day begins at', 'In the time zone of the company.'),
  'hours.to': described('The day ends at'),
  'hours.note': described('Note about the hours'),
  'hours.overlap': described('Hours shared with the client'),
  'overlap.hours': described('Hours a day'),
  'overlap.upTo': described('Up to', 'In the season with the most shared hours.'),
  'overlap.with': described('Shared with'),
  positions: described('Open positions'),
  validThrough: described('Last day to apply', DAYS),
  contacts: described('Contacts'),
  'contacts.username': described('Name'),
  'contacts.profilePicture': described('Picture'),
  questions: described('Questions'),
  'questions.id': described('Id', 'Stored with answers: do not change it once in use.'),
  'questions.kind': described('Kind of answer'),
  'questions.required': described('An answer is required'),
  'questions.limit': described('Maximum characters of an answer'),
  'questions.choices': described('Answers to choose from'),
  criteria: described('Rating criteria', 'Staff rate applications by these.'),

  // Texts of pages
  eyebrow: described('Line above the heading'),
  heading: described('Heading'),
  lede: described('Introduction'),
  hero: described('Top of the page'),
  scene: described('Picture behind the text'),
  wide: described('On wide screens'),
  narrow: described('On phones'),
  cta: described('Button'),
  ctaText: described('Line above the button'),
  ctaHighlight: described('Highlighted words of that line'),
  button: described('Button'),
  buttonText: described('Text of the button'),
  buttonLink: described('Page that the button opens'),
  href: described('Page'),
  link: described('Link'),
  url: described('Web address'),
  src: described('File'),
  isHalf: described('Half as wide'),
  alt: described('Description of the picture'),
  imageAlt: described('Description of the picture'),
  icon: described('Icon'),
  drawing: described('Drawing'),
  image: described('Picture'),
  logo: described('Logo'),
  glyph: described(
    'Logo',
    'White on transparent, for the dark footer. Empty: a globe and the name.',
  ),
  poster: described('Picture before the video plays'),
  narrowSrc: described('Video for phones'),
  narrowPoster: described('Picture before the video plays on phones'),
  captions: described('Captions'),
  'captions.isOff': described('Off at first', 'For a video that shows its text itself.'),
  breadcrumb: described('Pages above this one'),
  voices: described('Testimonials'),
  cases: described('Customer stories'),
  'hero.clocks': described('Line with the local times'),
  deRisk: described('Invitation to a meeting'),
  closing: described('Invitation to a meeting'),
  why: described('Why us'),
  one: described('For one'),
  many: described('For several'),
  noScript: described('Without JavaScript'),
  consent: described('Consent', 'Stored with each message, so it must make sense by itself.'),
  privacy: described('Link to the privacy policy'),
  restored: described('When a draft was restored'),
  claims: described('Figures', 'Keys of the figures in Claims.'),
  sections: described('Sections'),
  filterBar: described('Filters'),
  noData: described('Without results'),
  empty: described('Without results'),
  none: described('Without results'),
  failed: described('If something fails'),
  notFound: described('Page not found'),
  updatedOn: described('Last changed on', 'YYYY-MM-DD'),
  checked: described('Last checked', 'The day on which someone last compared it with its source.'),
  entryLanguage: described('Note about the language of entries'),

  // The brand
  hub: described('Path of the stories about the country'),
  nativeName: described('Name in the language of the country'),
  nativeLanguage: described('Code of that language', 'Such as ne.'),
  notice: described('Notice on every page', 'Says that the company is invented.'),
  since: described('First year of the copyright line'),
  appColors: described('Colors of the browser'),
  'appColors.theme': described('Bars of the browser'),
  'appColors.dark': described('Bars of the browser in dark mode'),
  'appColors.background': described('Before the first page is shown'),
  timeZone: described('Time zone', 'Such as Europe/Oslo.'),
  relativeDays: described('Days such as “in 9 days” count from'),
  country: described('Country', 'Code of two letters, such as NO.'),
  phonePrefix: described('Prefix of phone numbers', 'Such as +47.'),
  otherCountries: described('Other countries of applicants', 'Offered beside the phone number.'),
  'otherCountries.code': described('Country', 'Code of two letters, such as DK.'),
  profiles: described('Profile links', 'What the application form asks for.'),
  'profiles.id': described('Id', 'linkedin, github, portfolio, or any other word.'),
  'profiles.hosts': described('Hosts of the link', 'Such as gitlab.com. Empty: any.'),
  network: described('Network', 'Any name, such as Mastodon.'),
  currency: described('Currency', 'Code of three letters, such as NOK.'),
  'pay.currency': described('Currency'),
  answerWithinWorkingDays: described('Working days until an answer'),
  schedulingUrl: described('Page to schedule a meeting'),
  securityEmail: described('Email for security reports', 'Empty: the email above.'),
  directionsUrl: described('Link to directions', 'With {address} in place of the address.'),
  venue: described('Location of events here', 'As events name it.'),
  jobSeekers: described('For people who look for a job'),
  'localHire.country': described('Country'),
  query: described('Search', 'Such as level=trainee.'),
  'notes.sums': described('Notes on the sums'),

  // Lists
  'stages.id': described('Id', 'Stored with applications: do not change it once in use.'),
  publicLabel: described('Name for applicants'),
  publicText: described('Explanation for applicants'),
  isEnd: described('A final stage'),
  id: described('Id', 'Do not change it once in use.'),
  hasImage: described('Has a portrait'),
  storyPage: described('Page of the story'),
  route: described('Page'),
  measures: described('What it measures'),
  sample: described('What was counted'),
  charge: described('Price'),
  square: described('Square drawing', 'For the comparison of packages.'),
  motif: described('Part that must stay visible', 'In percent from the upper left corner.'),
  x: described('From the left', 'In percent.'),
  y: described('From the top', 'In percent.'),
};

/** @param path keys of the groups around a field, and its own key */
export function fieldText(path: readonly string[]): FieldText {
  for (let start = 0; start < path.length; start++) {
    const text = FIELD_TEXTS[path.slice(start).join('.')];
    if (text) return text;
  }
  return { label: humanized(path.at(-1) ?? '') };
}

/** `buttonText` → “Button text”, `northern-shop` → “Northern shop”. */
export function humanized(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SINGULARS: Readonly<Record<string, string>> = {
  Questions: 'Question',
  Criteria: 'Criterion',
  Text: 'Paragraph',
  Description: 'Paragraph',
  People: 'Person',
  'Pages above this one': 'Page',
  'Rating criteria': 'Criterion',
  'Answers to choose from': 'Answer',
  'Countries of applicants': 'Country',
  Body: 'Part',
  Header: 'Menu',
  Social: 'Network',
  Legal: 'Link',
  Footer: 'Column',
  Usual: 'Link',
  Ways: 'Link',
};

/** The label of one item of a list. */
export function itemLabel(label: string): string {
  const singular = SINGULARS[label];
  if (singular) return singular;
  if (label.endsWith('ies')) return `${label.slice(0, -3)}y`;
  return /[^s]s$/.test(label) ? label.slice(0, -1) : 'Item';
}
