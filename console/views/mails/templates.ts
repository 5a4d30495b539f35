import type { DeskFacts } from '#contract/console/desk.ts';

export type Template = DeskFacts['templates'][number];

/** Paragraphs stand apart by empty lines: where the pack's file breaks a line means nothing. */
export const unwrapped = (body: string): string =>
  body.trimEnd().replaceAll(/(?<=\S)[ \t]*\n(?=\S)/g, ' ');

/** Those for what somebody sent: an application, or something of the inbox. */
export const templatesFor = (
  desk: DeskFacts | undefined,
  where: 'applicants' | 'inbox',
): Template[] =>
  (desk?.templates ?? [])
    .filter((template) => template.for === where || template.for === 'all')
    .map((template) => ({ ...template, body: unwrapped(template.body) }));
