export interface Step {
  /** Id of the stage that it came to. */
  stage: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * The way of an application, each stage once. What was gone back from is left out: it was a mistake, or has been
 * thought over.
 * @param receivedAt when it came to the first stage, `new`
 * @param moves in their order
 */
export function stepsTo(receivedAt: number, moves: readonly Step[]): Step[] {
  const steps: Step[] = [{ stage: 'new', at: receivedAt }];
  for (const move of moves) {
    const earlier = steps.findIndex(({ stage }) => stage === move.stage);
    if (earlier < 0) steps.push(move);
    else steps.length = earlier + 1;
  }
  return steps;
}
