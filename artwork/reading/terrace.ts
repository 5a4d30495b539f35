import { flags } from '#artwork/flags.ts';
import { teaGlass, teapot } from '#artwork/people/tea.ts';
import { figure } from '#artwork/places/figure.ts';
import { atDesk, meeting } from '#artwork/places/stances.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { bench, booklet, RIM, readers, reading, WOOD, WOOD_LIGHT } from './sitters.ts';

const ROOF = '#2C5F8E';
const ROOF_LIT = '#6D9CC4';
const PEOPLE = 0.66;

function roof(): string {
  return (
    path('M236-80L276-124H430l40 44z', { fill: ROOF }) +
    path('M236-80L276-124h52l-28 44z', { fill: ROOF_LIT }) +
    line('M250-95h206M264-110h178', '#1F4B75', 1.4, { opacity: 0.6 }) +
    line('M275-125H431', RIM, 3, { 'stroke-linecap': 'round' }) +
    path('M234-81h238v5h-238z', { fill: WOOD })
  );
}

function teaRoom(): string {
  return (
    path('M276-78h180V0h-180z', { fill: '#EFD9BC' }) +
    path('M276-78h36V0h-36z', { fill: '#FFEBCB' }) +
    path('M276-76h180v12h-180z', { fill: '#2A1712', opacity: 0.2 }) +
    path('M276-18h180V0h-180z', { fill: '#A9614A' }) +
    path('M304-68h50V0h-50z', { fill: WOOD }) +
    path('M309-63h40V0h-40z', { fill: '#1E3D5E' }) +
    path('M378-62h52v36h-52z', { fill: WOOD }) +
    path('M382-58h44v28h-44z', { fill: '#FFDFA8' }) +
    line('M404-58v28M382-44h44', WOOD, 2) +
    path('M374-26h60v5h-60z', { fill: WOOD_LIGHT }) +
    path('M388-26v-10h5v10zM394-26v-8h4v8z', { fill: '#0A73C2' }) +
    path('M399-26v-11h5v11z', { fill: '#FFFFFF' })
  );
}

function posts(): string {
  return (
    path('M246-76h7V0h-7zM448-76h7V0h-7z', { fill: WOOD }) +
    path('M246-76h2.500V0h-2.500z', { fill: '#C58B62' }) +
    path('M240-76h19l-6 8h-7z', { fill: WOOD_LIGHT })
  );
}

/** A deck of boards over the slope, with its posts. */
function deck(): string {
  return (
    line('M14 8L74 44M74 8L96 44M20 8v22', WOOD, 5) +
    path('M-8 0h480v5h-480z', { fill: RIM }) +
    path('M-8 5h480v8h-480z', { fill: WOOD_LIGHT }) +
    line('M60 5v8M130 5v8M200 5v8M270 5v8M340 5v8M410 5v8', WOOD, 1.4)
  );
}

function railing(): string {
  return line('M-3 0v-27M32 0v-27', WOOD, 4) + line('M-6-26H36M-3-14H33', WOOD_LIGHT, 3);
}

function table(): string {
  return (
    path('M150-25h56v4h-56z', { fill: WOOD_LIGHT }) +
    path('M160-21h4V0h-4zM194-21h4V0h-4z', { fill: WOOD }) +
    path('M180-25v-3h22v3z', { fill: '#0A73C2' }) +
    path('M182-28v-3h18v3z', { fill: '#FFF3E2' }) +
    path('M181-31v-3h20v3z', { fill: '#2F8F83' }) +
    path('M152-25l2-2h13l-2 2z', { fill: '#FFFFFF' }) +
    line('M158-27l5-7', '#F2AE2E', 1.6, { 'stroke-linecap': 'round' }) +
    teaGlass([173, -25], 0.44)
  );
}

/** Tea and reading in the morning: origin at the deck's outer edge, 460 wide, 126 high. */
export function terrace(at: Point, scale: number): string {
  const kettle = teapot([30, -58], 0.36);
  return place(
    at,
    scale,
    flags({ from: [12, -96], to: [270, -112], sag: 14, count: 24, size: 8 }) +
      line('M12 0v-98', WOOD, 3.4) +
      teaRoom() +
      figure(
        [298, 0],
        PEOPLE,
        meeting,
        { ...readers.topi, coat: '#E8EEF4' },
        {
          flip: -1,
          held: kettle,
        },
      ) +
      posts() +
      roof() +
      bench([58, 0], 46, PEOPLE) +
      figure([86, 0], PEOPLE, reading, readers.amber, {
        flip: -1,
        held: booklet([21, -46], '#0A73C2'),
      }) +
      bench([128, 0], 28, PEOPLE) +
      figure([140, 0], PEOPLE, atDesk, readers.blue) +
      table() +
      deck() +
      railing(),
  );
}
