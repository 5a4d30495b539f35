export type { Answers, Draft } from './answers.ts';
export { STARTER_PLACEHOLDER } from './fill-starter.ts';
export { nextSteps } from './next-steps.ts';
export { newPackFiles, SERVICE_PAGE } from './pack-files.ts';
export { QUESTIONS, type Question, WITHOUT } from './questions.ts';
export { slugAnswer } from './slug-answer.ts';
export { starterTexts } from './starter-texts.ts';
