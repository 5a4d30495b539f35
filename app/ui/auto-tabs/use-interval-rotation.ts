import { useMemo } from 'react';
import { intervalSteps, TURN } from './interval-steps.ts';
import type { Rotation } from './rotation.ts';
import type { HoldOptions } from './use-hold.ts';
import { useRotation } from './use-rotation.ts';

/** So many tabs in a circle, 6 s each. A chosen one stops the rotation for 6 s. */
export function useIntervalRotation(tabs: number, options: HoldOptions = {}): Rotation {
  const steps = useMemo(() => intervalSteps(tabs), [tabs]);
  return useRotation({ ...options, steps, resume: TURN });
}
