import type { ConsoleFacts } from '#contract/console/console-facts.ts';

export type Template = ConsoleFacts['templates'][number];

/** Only empty lines separate paragraphs; other line breaks in the pack's file are removed. */
export const unwrapLines = (body: string): string =>
  body.trimEnd().replaceAll(/(?<=\S)[ \t]*\n(?=\S)/g, ' ');

export const templatesFor = (
  consoleFacts: ConsoleFacts | undefined,
  where: 'applicants' | 'inbox',
): Template[] =>
  (consoleFacts?.templates ?? [])
    .filter((template) => template.for === where || template.for === 'all')
    .map((template) => ({ ...template, body: unwrapLines(template.body) }));
