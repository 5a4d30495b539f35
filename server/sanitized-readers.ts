/** Texts of another host are cleaned before they become part of a page of this one. */
import type { PublicApi } from '#contract/public-api.ts';
import { articleHtml, sanitizeBody } from '#domain/rich-text/index.ts';

type Readers = Pick<PublicApi, 'getJob' | 'getArticle' | 'getSession' | 'getEvent' | 'getTraining'>;

const JOB_TEXTS = [
  'roleSummary',
  'minimumQualifications',
  'preferredQualifications',
  'responsibilities',
  'benefits',
  'footer',
] as const;

/** Some hosts send a text in pieces, or none. */
const cleaned = (html: string | string[] | undefined) => articleHtml([html ?? ''].flat().join(''));

export function sanitizedReaders(api: Readers): Readers {
  return {
    async getJob(slug) {
      const job = await api.getJob(slug);
      const texts = JOB_TEXTS.map((name) => [name, sanitizeBody(job[name] ?? '')]);
      return { ...job, ...Object.fromEntries(texts) };
    },
    async getArticle(kind, slug) {
      const article = await api.getArticle(kind, slug);
      return { ...article, body: cleaned(article.body) };
    },
    async getSession(slug) {
      const session = await api.getSession(slug);
      return { ...session, description: cleaned(session.description) };
    },
    async getEvent(slug) {
      const event = await api.getEvent(slug);
      return { ...event, description: cleaned(event.description) };
    },
    async getTraining(slug) {
      const training = await api.getTraining(slug);
      return { ...training, description: cleaned(training.description) };
    },
  };
}
