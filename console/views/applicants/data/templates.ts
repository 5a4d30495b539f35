import type { DeskFacts } from '#contract/console/desk.ts';

export type Template = DeskFacts['templates'][number];

/** Paragraphs stand apart by empty lines: where the pack's file breaks a line means nothing. */
export const unwrapped = (body: string): string =>
  body.trimEnd().replaceAll(/(?<=\S)[ \t]*\n(?=\S)/g, ' ');

/** Those that applicants are written by. */
export const forApplicants = (desk: DeskFacts | undefined): Template[] =>
  (desk?.templates ?? [])
    .filter((template) => template.for !== 'inbox')
    .map((template) => ({ ...template, body: unwrapped(template.body) }));
