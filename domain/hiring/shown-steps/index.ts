export { hideStepsOf, showStep } from './show-step.ts';
export { shownSteps } from './shown-steps.ts';
export type { Step } from './steps-to.ts';
