import { cover } from '#artwork/covers/blogs/cover.ts';
import { handWithKey } from '#artwork/covers/blogs/key.ts';
import { lampGlow, pendant } from '#artwork/covers/blogs/room.ts';
import { box } from '#artwork/people/cards.ts';
import type { Draw } from '#artwork/scenes.ts';
import { ellipse } from '#artwork/sheet.ts';
import { circle, group, line, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Threads that part and join again on a loom. */
const loom: Draw = (name) =>
  cover(name, (sheet) => {
    const warp = Array.from({ length: 41 }, (_, index) => `M${60 + index * 13} 40V230`).join('');
    const rows = (y: number): string => {
      let data = '';
      for (let x = 66; x < 580; x += 52) data += `M${x} ${y}l13-11 13 11-13 11z`;
      return data;
    };
    const zigzag = (y: number): string =>
      `M54 ${y}${Array.from({ length: 20 }, (_, index) => `l13.3 ${index % 2 ? 10 : -10}`).join('')}`.repeat(
        1,
      ) + Array.from({ length: 20 }, (_, index) => `l13.3 ${index % 2 ? 10 : -10}`).join('');
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#5A3423'], [1, '#3A2118']) }),
      path('M46 0h548v360H46z', { fill: '#F4E6CE' }),
      line(warp, '#D9BF98', 3),
      path('M46 214h548v146H46z', { fill: '#A8344A' }),
      path('M46 246h548v40H46z', { fill: '#17609F' }),
      path(rows(266), { fill: '#F6BD3C' }),
      line(zigzag(230), '#FFF3E2', 5),
      line(zigzag(304), '#FFF3E2', 5),
      path('M46 322h548v38H46z', { fill: '#2F8F72' }),
      path(rows(342), { fill: '#FFF3E2' }),
      // One thread leaves the cloth, runs beside it and joins it again.
      line('M210 214V150Q210 118 250 118H374Q414 118 414 84V20', '#E54100', 7, round),
      line('M210 214V20M330 214V176Q330 150 356 150H388Q414 150 414 176V214', '#0A73C2', 7, round),
      [
        [210, 150],
        [210, 76],
        [414, 118],
        [330, 176],
        [414, 182],
        [312, 118],
      ]
        .map(([x = 0, y = 0], index) =>
          circle([x, y], 11, {
            fill: '#FFFFFF',
            stroke: index % 3 === 2 ? '#E54100' : '#0A73C2',
            'stroke-width': 6,
          }),
        )
        .join(''),
      path('M20 196h600v20H20z', { fill: '#8E5A3C' }),
      path('M20 196h600v6H20z', { fill: '#C58B62' }),
      path('M20 14h600v20H20z', { fill: '#8E5A3C' }),
      path('M20 14h600v6H20z', { fill: '#C58B62' }),
      path('M14 0h34v360H14zM592 0h34v360h-34z', { fill: '#6B4028' }),
      path('M14 0h9v360h-9zM592 0h9v360h-9z', { fill: '#A9714B' }),
      handWithKey({
        at: [494, 236],
        turn: 18,
        scale: 0.9,
        skin: '#9A5C38',
        sleeve: '#2F7F6B',
        cuff: '#F6BD3C',
        tool:
          path('M-120 0Q-60-20 6-8 18 0 6 8-60 20-120 0z', { fill: '#D9A468' }) +
          path('M-120 0Q-60-20 6-8Q-60-12-120 0z', { fill: '#F3CFA0' }) +
          path('M-84-5h52v10h-52z', { fill: '#E54100' }),
      }),
    ];
  });

/** Practice bowls on a shelf behind a potter at the wheel. */
const potter: Draw = (name) =>
  cover(name, (sheet) => {
    const bowl = (x: number, y: number, w: number, h: number, fill: string): string =>
      path(
        `M${x} ${y - h}h${w}q-2 ${h}-${Math.round(w * 0.3)} ${h}h-${Math.round(w * 0.4)}q-${Math.round(w * 0.28)} 0-${Math.round(w * 0.3)}-${h}z`,
        { fill },
      ) + path(`M${x - 2} ${y - h}h${w + 4}v5h-${w + 4}z`, { fill: '#FFFFFF', opacity: 0.22 });
    const jar = (x: number, y: number, s: number, fill: string): string =>
      place(
        [x, y],
        s,
        path('M-16-78h32l-5 14q27 14 22 40-4 24-17 24h-32q-13 0-17-24-5-26 22-40z', { fill }) +
          path('M-24-42q10-18 16-20-4 22-2 50-20-4-14-30z', { fill: '#FFFFFF', opacity: 0.18 }),
      );
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#E9D8C0'], [1, '#D3B591']) }),
      path('M0 78h640v10H0zM0 168h640v10H0z', { fill: '#8E5A3C' }),
      path('M0 88h640v5H0zM0 178h640v5H0z', { fill: '#5A3423', opacity: 0.3 }),
      bowl(30, 78, 44, 22, '#B98A6A') +
        bowl(92, 78, 50, 26, '#B5714F') +
        bowl(162, 78, 56, 30, '#AD5F3F'),
      jar(276, 78, 0.66, '#A8593B') + jar(350, 78, 0.74, '#9C4E33') + jar(438, 78, 0.84, '#8F4329'),
      jar(540, 78, 0.9, '#1F7F87'),
      bowl(24, 168, 50, 24, '#BE8B6B') +
        jar(118, 168, 0.7, '#B4694A') +
        bowl(168, 168, 60, 32, '#A8593B'),
      bowl(500, 168, 62, 34, '#17609F') + bowl(578, 168, 52, 28, '#E9E2D4'),
      path('M0 300h640v60H0z', { fill: '#7A4A32' }),
      ellipse([330, 306], 178, 34, '#5A3423'),
      ellipse([330, 298], 178, 34, '#9AA7B2'),
      ellipse([330, 294], 150, 26, '#B9C4CD'),
      path(
        'M262 292Q236 236 268 196 276 178 272 160H388Q384 178 392 196 424 236 398 292 330 306 262 292z',
        { fill: '#A8593B' },
      ),
      path('M280 282Q258 236 284 200 290 184 288 166H306Q300 190 298 206 282 240 302 288z', {
        fill: '#C98560',
      }),
      ellipse([330, 160], 58, 12, '#7F3E26'),
      line('M262 214Q330 228 398 214M252 244Q330 260 408 244', '#8A452C', 3, { opacity: 0.6 }),
      // Both hands shape the clay.
      line('M640 330Q520 320 452 268', '#17609F', 66, round),
      line('M458 274L416 236', '#A8683F', 42, round),
      line(
        'M424 244Q392 220 392 190M428 232Q404 208 402 184M434 224Q418 202 414 184',
        '#A8683F',
        18,
        round,
      ),
      line('M404 226Q398 206 398 190M414 214Q408 200 408 188', '#7A4424', 2.4, {
        ...round,
        opacity: 0.5,
      }),
      line('M0 330Q120 320 206 268', '#17609F', 66, round),
      line('M200 274L244 236', '#A8683F', 42, round),
      line(
        'M236 244Q268 222 272 196M230 232Q256 212 262 188M226 224Q242 206 250 186',
        '#A8683F',
        18,
        round,
      ),
      line('M256 226Q264 208 266 194M246 216Q254 202 256 190', '#7A4424', 2.4, {
        ...round,
        opacity: 0.5,
      }),
    ];
  });

/** A cabinet of small drawers, one of them pulled out and full of cards. */
const catalog: Draw = (name) =>
  cover(name, (sheet) => {
    const drawers: string[] = [];
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 5; column += 1) {
        const [x, y] = [18 + column * 124, 12 + row * 88];
        drawers.push(
          box(x, y, 112, 76, 4, '#B57A4C') +
            path(`M${x} ${y + 4}q0-4 4-4h104q4 0 4 4v5h-112z`, { fill: '#D39A68' }) +
            box(x + 26, y + 16, 60, 22, 2, '#FFF3DC') +
            path(
              `M${x + 34} ${y + 25}h${24 + ((row * 3 + column * 5) % 4) * 6}v4h-${24 + ((row * 3 + column * 5) % 4) * 6}z`,
              { fill: '#7A5236' },
            ) +
            circle([x + 56, y + 55], 7, { fill: '#E9B44C' }) +
            circle([x + 54, y + 53], 2.4, { fill: '#FFE7B0' }),
        );
      }
    const cards = Array.from({ length: 9 }, (_, index) => {
      const y = 128 + index * 10;
      const isFound = index === 4;
      return (
        path(
          `M${236 - index * 3} ${y - (isFound ? 44 : 0)}h${168 + index * 6}v70h-${168 + index * 6}z`,
          { fill: isFound ? '#FFFFFF' : index % 2 ? '#F6E9CF' : '#EADBBE' },
        ) +
        (isFound
          ? path(`M252 ${y - 28}h80v8h-80zM252 ${y - 10}h140v6h-140z`, { fill: '#0A73C2' }) +
            path('M372 124h22v30l-11-8-11 8z', { fill: '#E54100' })
          : path(`M${[250, 300, 348][index % 3] ?? 250} ${y - 8}h44v10h-44z`, {
              fill: ['#84B8E0', '#9CCBA8', '#F0C07A'][index % 3] ?? '#84B8E0',
            }))
      );
    });
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#7A4A2E'], [1, '#5A3423']) }),
      drawers.join(''),
      path('M190 96h260l40 150H150z', { fill: '#20100A', opacity: 0.45 }),
      path('M206 110h228l24 110H182z', { fill: '#4A2B1F' }),
      cards.join(''),
      path('M168 212h304v112q0 8-8 8H176q-8 0-8-8z', { fill: '#C98A58' }),
      path('M168 212h304v12H168z', { fill: '#E6B27E' }),
      box(246, 240, 148, 40, 4, '#FFF3DC'),
      path('M264 256h84v8h-84z', { fill: '#7A5236' }),
      circle([320, 304], 13, { fill: '#E9B44C' }),
      circle([316, 300], 4.4, { fill: '#FFE7B0' }),
      path('M168 332h304l-10 20H178z', { fill: '#20100A', opacity: 0.3 }),
      handWithKey({
        at: [388, 130],
        turn: -14,
        scale: 0.8,
        skin: '#8A4B2A',
        sleeve: '#2F8F72',
        cuff: '#DDF3E8',
        tool: '',
      }),
    ];
  });

/** Behind a reception desk hang many keys; one of them opens everything. */
const keyRack: Draw = (name) =>
  cover(name, (sheet) => {
    const hooks: string[] = [];
    const tags = ['#7C93A8', '#8A5A62', '#5E7F74', '#9A8258'];
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 8; column += 1) {
        const [x, y] = [64 + column * 73, 44 + row * 84];
        if (row === 1 && (column === 3 || column === 4)) continue;
        hooks.push(
          circle([x, y], 4.5, { fill: '#D9B36C' }) +
            line(`M${x} ${y + 4}v10`, '#A9B6C3', 2.4) +
            circle([x, y + 21], 8, { fill: 'none', stroke: '#8594A4', 'stroke-width': 5 }) +
            path(
              `M${x - 2.5} ${y + 29}h5v30h-5zM${x + 2} ${y + 46}h7v4h-7zM${x + 2} ${y + 53}h6v4h-6z`,
              { fill: '#8594A4' },
            ) +
            box(x - 24, y + 18, 14, 26, 3, tags[(row + column) % 4] ?? '#7C93A8'),
        );
      }
    return [
      path('M0 0h640v360H0z', { fill: sheet.fade([0, '#1D3A4F'], [1, '#12283A']) }),
      path('M20 14h600v262H20z', { fill: '#3E5468' }),
      path('M20 14h600v8H20z', { fill: '#5F7890' }),
      path('M20 104h600v4H20zM20 188h600v4H20z', { fill: '#2B3F52' }),
      hooks.join(''),
      lampGlow(sheet, [320, 156], 150, 120, 0.9),
      circle([320, 112], 6, { fill: '#FFE0A0' }),
      line('M320 116v12', '#FFE0A0', 3.4),
      circle([320, 146], 19, { fill: 'none', stroke: '#F2C66B', 'stroke-width': 10 }),
      path('M314 166h12v76h-12zM324 206h18v9h-18zM324 224h15v9h-15z', { fill: '#F2C66B' }),
      path('M314 166h4v76h-4z', { fill: '#FFE7B0' }),
      pendant([320, 30], '#0A73C2'),
      path('M0 290h640v70H0z', { fill: sheet.fade([0, '#8E5A3C'], [1, '#6B4028']) }),
      path('M0 286h640v9H0z', { fill: '#C58B62' }),
      place(
        [150, 286],
        1,
        path('M-34 0q0-30 34-30t34 30z', { fill: '#E9B44C' }) +
          circle([0, -33], 5, { fill: '#C98F2E' }) +
          path('M-40-3h80v6h-80z', { fill: '#9A6A1C' }),
      ),
      place(
        [498, 288],
        1,
        path('M-60 0l8-12h104l8 12z', { fill: '#FFF3DC' }) +
          path('M-52-12h52l-2 9h-56zM4-12h48l5 9H5z', { fill: '#F3DDB8' }) +
          line('M-40-7h28M14-7h28', '#8CA0B2', 2),
      ),
    ];
  });

/** A cook tastes before anyone else does. */
const tasting: Draw = (name) =>
  cover(name, (sheet) => [
    path('M0 0h640v360H0z', { fill: sheet.fade([0, '#E7EFE9'], [1, '#C9DDD0']) }),
    line('M0 44h640M0 92h640M0 140h640M0 188h640', '#FFFFFF', 2.4),
    line(
      'M40 0v44M120 0v44M200 0v44M280 0v44M360 0v44M440 0v44M520 0v44M600 0v44M80 44v48M160 44v48M240 44v48M320 44v48M400 44v48M480 44v48M560 44v48M40 92v48M120 92v48M200 92v48M280 92v48M360 92v48M440 92v48M520 92v48M600 92v48M80 140v48M160 140v48M240 140v48M320 140v48M400 140v48M480 140v48M560 140v48',
      '#FFFFFF',
      2.4,
    ),
    path('M20 66h600v7H20z', { fill: '#6B4028' }),
    [60, 104, 150, 540, 586]
      .map(
        (x, index) =>
          line(`M${x} 73v18`, '#5F7183', 3) +
          (index % 2
            ? path(`M${x - 4} 88h8v40h-8zM${x - 15} 128h30v10q-15 20-30 0z`, { fill: '#8594A4' })
            : path(`M${x - 4} 88h8v44h-8z`, { fill: '#A9714B' }) +
              ellipse([x, 142], 12, 17, '#A9714B')),
      )
      .join(''),
    path('M0 306h640v54H0z', { fill: '#5F7183' }),
    path('M0 300h640v10H0z', { fill: '#8CA0B2' }),
    path('M30 304q0-14 16-14h240q16 0 16 14z', { fill: '#20303F' }),
    path('M44 290q-14-40-12-92h268q2 52-12 92z', { fill: '#B4553A' }),
    path('M44 290q-14-40-12-92h54q-2 50 10 92z', { fill: '#D9805E' }),
    path('M8 206h30v16H8zM294 206h30v16h-30z', { fill: '#7F3524' }),
    ellipse([166, 198], 134, 26, '#7F3524'),
    ellipse([166, 200], 122, 20, '#E9A23C'),
    ellipse([120, 198], 15, 5, '#6E9E4E') +
      ellipse([196, 205], 13, 4, '#D6493B') +
      ellipse([220, 195], 12, 4, '#6E9E4E') +
      ellipse([160, 194], 10, 3, '#D6493B'),
    line(
      'M96 174q-16-22 0-42t0-42M146 168q-16-24 0-44t0-44M196 174q-16-22 0-42t0-42',
      '#FFFFFF',
      11,
      { ...round, opacity: 0.6 },
    ),
    // The face in profile, close up.
    path(
      'M640 40V360H470Q470 300 520 280L520 250Q470 256 458 238 450 226 456 212L446 200Q452 192 450 184L428 174Q424 168 430 162L452 128Q452 76 500 52 566 20 640 40z',
      { fill: '#A8683F' },
    ),
    path(
      'M640 0V236Q596 244 584 200 576 150 556 128 520 124 470 134 440 118 462 78 500 10 640 0z',
      { fill: '#F7F3EA' },
    ),
    path('M462 112q60-18 178-8v34q-110-18-180-4-12-6 2-22z', { fill: '#DDD5C4' }),
    path('M556 128q24 26 30 70 8 34 54 40V170q-40-10-44-44z', { fill: '#1B1412' }),
    line('M474 150q12-8 26-2', '#1B1412', 6, round),
    line('M478 170q9 6 18 0', '#1B1412', 4, round),
    circle([588, 192], 17, { fill: '#A8683F' }),
    line('M452 206q12 3 22-3', '#7A2E1E', 5, round),
    path('M470 360q0-62 56-78l114 10v68z', { fill: '#FFFFFF' }),
    path('M496 360q4-50 40-70l30 4-30 66z', { fill: '#DCE6EF' }),
    group(
      { transform: 'translate(366 232) rotate(8)' },
      line('M40 4L196 60', '#8E5A3C', 11, round),
      ellipse([8, -6], 48, 20, '#A9714B'),
      ellipse([8, -11], 41, 13, '#E9A23C'),
    ),
    line('M580 360Q560 320 520 300', '#FFFFFF', 58, round),
    line('M528 304L500 286', '#A8683F', 40, round),
    line('M512 296L484 274M524 284L496 262M500 304L478 290', '#A8683F', 18, round),
    line('M520 272L500 262', '#7A4424', 2.4, { ...round, opacity: 0.5 }),
    line('M372 208q-10-14 0-26M388 206q-10-16 0-30', '#FFFFFF', 6, { ...round, opacity: 0.8 }),
  ]);

export const hubCovers: Readonly<Record<string, Draw>> = {
  loom,
  'potters-wheel': potter,
  'card-catalog': catalog,
  'key-rack': keyRack,
  'tasting-spoon': tasting,
};
