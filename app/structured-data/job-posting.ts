import type { PayPeriod } from '#contract/job-search.ts';
import { JOB_SECTIONS, type JobDetail } from '#contract/jobs.ts';
import { escapeMarkup } from '#contract/markup.ts';
import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { isoMoment } from './moments.ts';
import { organizationRef } from './organization.ts';
import { countryCode } from './postal-address.ts';
import { orUndefined, plainTextOf } from './texts.ts';

const EMPLOYMENT: Record<string, string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** Headings of the sections, as on the page. */
export type SectionHeadings = Record<(typeof JOB_SECTIONS)[number], string>;

interface Company {
  name: string;
  headings: SectionHeadings;
}

/** Makes `Full time`, `full-time` and `Full-Time` equal. */
const normalize = (label: string | undefined) => (label ?? '').toLowerCase().replaceAll('-', ' ');

/**
 * Undefined if the country of the work or the date of publication is unknown, because a wrong
 * listing is worse than none. Other hosts of the API may omit both, or have other work modes.
 */
export function jobPosting(
  job: JobDetail,
  company: Company,
  page: PageLocation,
): JsonLdNode | undefined {
  const { pack } = page;
  const locationProps = locationPropsOf(job);
  if (!locationProps || !job.publishedAt) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.name,
    description: withAbsoluteLinks(descriptionOf(job, company.headings), page),
    datePosted: isoMoment(pack, job.publishedAt),
    validThrough: job.validThrough ? isoMoment(pack, job.validThrough) : undefined,
    employmentType: EMPLOYMENT[normalize(job.jobType?.name)],
    hiringOrganization: organizationRef(page.origin),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.slug },
    directApply: true,
    url: pageUrlOf(page),
    ...locationProps,
    baseSalary: salaryOf(job),
    totalJobOpenings: job.places,
    workHours: workHoursOf(job),
    skills: orUndefined(job.hardSkills?.map(({ label }) => label).join(', ')),
    qualifications: textOf(job.minimumQualifications, job.preferredQualifications),
    responsibilities: textOf(job.responsibilities),
    jobBenefits: textOf(job.benefits),
  };
}

/** Units that Google accepts. */
const UNITS: Record<PayPeriod, string> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' };

function salaryOf({ pay }: JobDetail): JsonLdNode | undefined {
  if (!pay) return undefined;
  const { min, max, currency, period } = pay;
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[period] };
  return { '@type': 'MonetaryAmount', currency, value };
}

function workHoursOf({ hours }: JobDetail): string | undefined {
  if (!hours) return undefined;
  const day =
    hours.from && hours.to ? `${hours.from} to ${hours.to} ${hours.timeZone}` : hours.note;
  return [`${hours.perWeek} hours a week`, day].filter(Boolean).join(', ');
}

function locationPropsOf({ workMode, location, applicantCountries }: JobDetail) {
  const countries = applicantCountries ?? [];
  const mode = normalize(workMode?.name);
  if (mode === 'remote' && countries.length > 0) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({
        '@type': 'Country',
        name,
      })),
    };
  }
  const [country] = countries;
  const hasPlace = ['hybrid', 'on site'].includes(mode) && countries.length === 1 && location;
  if (!hasPlace) return undefined;
  const address = {
    '@type': 'PostalAddress',
    addressLocality: location,
    addressCountry: countryCode(country ?? '') ?? country,
  };
  return { jobLocation: { '@type': 'Place', address } };
}

/** HTML, which Google requires for this property only. */
function descriptionOf(job: JobDetail, headings: SectionHeadings): string {
  const parts = JOB_SECTIONS.filter((section) => job[section]).map(
    (section) => `<h3>${escapeMarkup(headings[section])}</h3>${job[section]}`,
  );
  return parts.join('') + (job.footer ?? '');
}

/** Makes the links of sanitized HTML absolute, because it is read outside of the page. */
function withAbsoluteLinks(html: string, page: PageLocation): string {
  const base = pageUrlOf(page);
  return html.replace(/(<a\b[^>]*?\shref=")([^"]*)/g, (link, prefix: string, target: string) => {
    const decoded = target.replaceAll('&amp;', '&');
    if (!URL.canParse(decoded, base)) return link;
    return prefix + escapeMarkup(new URL(decoded, base).href);
  });
}

function textOf(...htmls: (string | undefined)[]): string | undefined {
  return orUndefined(htmls.map((html) => plainTextOf(html ?? '')).join(' '));
}
