import { useEffect, useRef, useState } from 'react';
import { CAPTCHA_LIFETIME, type CaptchaForm } from '#contract/captcha-rules.ts';
import { solveCaptcha } from './solve-captcha.ts';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed';

interface Solving {
  /** Null where it failed. */
  token: Promise<string | null>;
  controller: AbortController;
  /** Epoch milliseconds. */
  validUntil: number;
}

/** Milliseconds before a challenge ends at which it is replaced. */
const MARGIN = 60_000;

/** The proof that nobody has to notice: solved while the form is filled in. */
export function useCaptcha(form: CaptchaForm) {
  const [state, setState] = useState<CaptchaState>('idle');
  const current = useRef<Solving | null>(null);

  function solve(): Promise<string | null> {
    current.current?.controller.abort();
    const controller = new AbortController();
    const token = solveCaptcha(form, controller.signal).catch(() => null);
    const solving = { token, controller, validUntil: Date.now() + CAPTCHA_LIFETIME - MARGIN };
    current.current = solving;
    setState('working');
    token.then((result) => {
      if (current.current === solving) setState(result === null ? 'failed' : 'done');
    });
    return token;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `solve` reads refs
  useEffect(() => {
    if (state !== 'done' || !current.current) return;
    const timer = setTimeout(solve, current.current.validUntil - Date.now());
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => () => current.current?.controller.abort(), []);

  return {
    state,
    /** Begins, unless that has happened. */
    start() {
      if (!current.current) solve();
    },
    /** Begins anew: a token is good for one submission. */
    renew: solve,
    /** The token, once it is there; null where it cannot be had after a second try. */
    async token(): Promise<string | null> {
      const solving = current.current;
      // A sleeping phone may have missed the timer.
      if (!solving || solving.validUntil < Date.now()) return solve();
      return (await solving.token) ?? solve();
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
