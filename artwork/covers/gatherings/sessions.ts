import type { Draw } from '#artwork/scenes.ts';
import { codeWall } from './code-wall.ts';
import { headset } from './headset.ts';
import { panelTalk } from './panel-talk.ts';
import { talkScreen } from './talk-screen.ts';
import { whiteboard } from './whiteboard.ts';

export const sessionCovers: Readonly<Record<string, Draw>> = {
  ...talkScreen,
  ...whiteboard,
  ...codeWall,
  ...panelTalk,
  ...headset,
};
