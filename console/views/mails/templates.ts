import type { DeskFacts } from '#contract/console/desk.ts';

export type Template = DeskFacts['templates'][number];

/** Only empty lines separate paragraphs; other line breaks in the pack's file are removed. */
export const unwrapped = (body: string): string =>
  body.trimEnd().replaceAll(/(?<=\S)[ \t]*\n(?=\S)/g, ' ');

export const templatesFor = (
  desk: DeskFacts | undefined,
  where: 'applicants' | 'inbox',
): Template[] =>
  (desk?.templates ?? [])
    .filter((template) => template.for === where || template.for === 'all')
    .map((template) => ({ ...template, body: unwrapped(template.body) }));
