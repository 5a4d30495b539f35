import type { Light } from '#artwork/film/light.ts';
import { fraction } from '#artwork/film/loop.ts';
import { createSheet } from '#artwork/sheet.ts';
import { backdrop } from './backdrop.ts';
import { banks, deck } from './deck.ts';
import { shown } from './pose.ts';
import type { Scene, Stage, StageLayout } from './stage.ts';
import { LENGTH, presence } from './timing.ts';

export interface Play {
  readonly name: string;
  /** The poster's time, in seconds. */
  readonly poster: number;
  readonly light: Light;
  readonly scene: Scene;
}

export function playFrame(play: Play, layout: StageLayout, at: number): string {
  const { cut, width, height } = layout;
  const sheet = createSheet({
    name: `${play.name}-${cut}`,
    width,
    height,
    align: 'xMidYMid slice',
  });
  const time = fraction(at);
  const stage: Stage = {
    sheet,
    layout,
    light: play.light,
    time,
    s: time * LENGTH,
    wide: cut === 'wide',
    floor: layout.span.left[1] - 4,
  };
  const { behind = '', onDeck = '', front } = play.scene(stage);
  const there = presence(stage.s);
  return sheet.render(
    backdrop(stage),
    banks(stage),
    shown(there, behind),
    deck(stage, shown(there, onDeck)),
    shown(there, front),
  );
}
