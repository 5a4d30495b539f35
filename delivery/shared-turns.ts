/** Of all who want the same one waits for its turn, and all get what it made. */

/** @param begin to be called when the turn has come */
type TakeTurn<Result> = (begin: () => void) => Promise<Result>;

type Outcome<Result> = { result: Result } | { refusal: unknown };

/**
 * Makes a function that takes a turn, or waits for the one that somebody took under this key. A turn that
 * never came, as its owner left or was refused, is nobody else's matter: whoever waited for it takes another.
 */
export function createSharedTurns<Result>() {
  const underWay = new Map<string, Promise<Outcome<Result>>>();

  async function own(key: string, takeTurn: TakeTurn<Result>): Promise<Outcome<Result>> {
    let hasBegun = false;
    try {
      const result = await takeTurn(() => {
        hasBegun = true;
      });
      return { result };
    } catch (refusal) {
      if (hasBegun) throw refusal;
      return { refusal };
    } finally {
      underWay.delete(key);
    }
  }

  return async (key: string, takeTurn: TakeTurn<Result>): Promise<Result> => {
    for (let turn = underWay.get(key); turn; turn = underWay.get(key)) {
      const outcome = await turn;
      if ('result' in outcome) return outcome.result;
    }
    const turn = own(key, takeTurn);
    underWay.set(key, turn);
    const outcome = await turn;
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.result;
  };
}
