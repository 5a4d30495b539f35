import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { type Rotation, type Steps, TICK } from './rotation.ts';
import { type HoldOptions, useHold } from './use-hold.ts';

export interface RotationOptions extends HoldOptions {
  steps: Steps;
  /** What ends the stop after a tab was chosen: a click elsewhere, or so many milliseconds. */
  resume: 'click outside' | number;
}

/** `stopped` ends by itself, `paused` only by the button. */
type Mode = 'playing' | 'stopped' | 'paused';

/** A rotation with any steps: see `useProgressRotation` and `useIntervalRotation`. */
export function useRotation({ steps, resume, onlyInView = false }: RotationOptions): Rotation {
  const [mode, setMode] = useState<Mode>('playing');
  const [choices, setChoices] = useState(0);
  const [selected, setSelected] = useState(0);
  const position = useRef(0);
  const bars = useRef(new Set<HTMLElement>());
  const { held, area, element, release } = useHold({ onlyInView });

  const draw = useCallback(
    (bar: HTMLElement) => {
      bar.style.setProperty('--round', String(steps.ofRound(position.current)));
      bar.style.setProperty('--turn', String(steps.ofTurn(position.current)));
    },
    [steps],
  );

  const moveTo = useCallback(
    (next: number) => {
      position.current = next;
      setSelected(steps.tabAt(next));
      bars.current.forEach(draw);
    },
    [steps, draw],
  );

  const moving = mode === 'playing' && !held;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => moveTo(steps.next(position.current)), TICK);
    return () => clearInterval(timer);
  }, [moving, steps, moveTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice begins the wait anew
  useEffect(() => {
    if (mode !== 'stopped') return;
    if (resume !== 'click outside') {
      const timer = setTimeout(() => setMode('playing'), resume);
      return () => clearTimeout(timer);
    }
    const listen = ({ target }: MouseEvent) => {
      if (!element.current?.contains(target as Node)) setMode('playing');
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [mode, resume, choices, element]);

  const bar: RefCallback<HTMLElement> = useCallback(
    (node) => {
      if (!node) return;
      bars.current.add(node);
      draw(node);
      return () => {
        bars.current.delete(node);
      };
    },
    [draw],
  );

  return {
    selected,
    select(index) {
      moveTo(steps.startOf(index));
      setChoices((count) => count + 1);
      setMode((was) => (was === 'paused' ? was : 'stopped'));
    },
    playing: mode === 'playing',
    toggle() {
      if (mode !== 'playing') release();
      setMode(mode === 'playing' ? 'paused' : 'playing');
    },
    area,
    bar,
  };
}
