import { progressSteps } from './progress-steps.ts';
import type { Rotation } from './rotation.ts';
import type { HoldOptions } from './use-hold.ts';
import { useRotation } from './use-rotation.ts';

/** Two tabs in turn, 8.35 s each. A chosen one stays until a click outside the tabs. */
export function useProgressRotation(options: HoldOptions = {}): Rotation {
  return useRotation({ ...options, steps: progressSteps, resume: 'click outside' });
}
