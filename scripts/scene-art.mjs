#!/usr/bin/env node
// Draws the places the vehicles stand in: public/art. Run with --help for usage.
//
// A scene is a stack of small things, each drawn around the point where it meets the ground or the water.
// Flat paints and hairlines of the house's palette; the vehicles themselves come from public/vehicles.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '..', 'public');
const OUT = join(PUBLIC, 'art');
const LIMIT = 20_000;

const C = {
  paper: '#faf8f3',
  deep: '#f1ede3',
  white: '#fffdf8',
  glass: '#dfece7',
  glassDeep: '#b9d3cb',
  sea: '#c9dfd8',
  line: '#2b6e6a',
  harbour: '#175350',
  ink: '#14263d',
  inkSoft: '#21395a',
  coral: '#c23e27',
  pale: '#f3b5a6',
  blush: '#f8d5cb',
  sand: '#e4dccb',
  sandDeep: '#cbbfa6',
};

// ---------------------------------------------------------------- small things

const at = (x, y, s, inner) => `<g transform="translate(${x} ${y}) scale(${s})">${inner}</g>`;
const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const stroke = (d, color = C.line, width = 2, more = '') =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const repeat = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).join('');

const sun = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${C.pale}"/>`;

const gull = (x, y, s) => at(x, y, s, stroke('M-14-4C-9-9-4-8 0 0 4-8 9-9 14-4', C.ink, 2));

const ripples = (list) => list.map(([x, y, w]) => stroke(`M${x} ${y}h${w}`, C.white, 2.4)).join('');

const sailboat = (x, y, s, sail = C.white) =>
  at(
    x,
    y,
    s,
    path('M3-12V-92L46-16Z', sail) +
      path('M-3-18V-78L-30-18Z', C.glassDeep) +
      stroke('M0-4V-96', C.ink, 2.5) +
      path('M-38-10H44C40 0 32 5 24 5H-20C-30 5-36-2-38-10Z', C.ink) +
      stroke('M-34-5H40', C.coral, 2.5),
  );

const tree = (x, y, s, leaf = C.line) =>
  at(
    x,
    y,
    s,
    stroke('M0 0V-50M0-26L12-42', C.ink, 4) +
      path(
        'M0-120C24-122 40-104 38-84 48-66 34-42 12-44 4-36-14-38-20-46-40-46-46-68-36-84-36-106-20-120 0-120Z',
        leaf,
      ),
  );

const bush = (x, y, s, leaf = C.line) =>
  at(x, y, s, path('M-40 0C-44-18-26-28-16-22-10-36 12-36 18-22 30-28 44-16 40 0Z', leaf));

const pane = (x, y, w, h) =>
  rect(x, y, w, h, C.inkSoft) +
  stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, C.white, 2) +
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" stroke="${C.white}" stroke-width="3.5"/>`;

/** A shingled shore house: gable to the street, porch, chimney. 260 wide, 250 high. */
const house = (x, y, s, { wall = C.white, roof = C.ink, door = C.coral } = {}) =>
  at(
    x,
    y,
    s,
    rect(56, -236, 24, 60, C.sandDeep) +
      rect(-110, -130, 220, 130, wall) +
      path('M-110-130L-30-222 50-130Z', wall) +
      repeat(5, (i) => stroke(`M-110 ${-112 + i * 24}H110`, C.sand, 1.6)) +
      path('M-36-236H96L132-126H52Z', roof) +
      path('M-126-124L-30-240 66-124H44L-30-212-104-124Z', roof) +
      pane(-50, -186, 40, 42) +
      path('M-130-88H130L120-104H-120Z', roof) +
      rect(-118, -88, 7, 88, C.white) +
      rect(-46, -88, 7, 88, C.white) +
      rect(39, -88, 7, 88, C.white) +
      rect(111, -88, 7, 88, C.white) +
      pane(-96, -74, 36, 46) +
      pane(60, -74, 36, 46) +
      rect(-21, -78, 42, 78, door) +
      rect(-13, -70, 26, 26, C.blush) +
      `<circle cx="13" cy="-34" r="2.6" fill="${C.white}"/>` +
      rect(-130, -8, 260, 8, C.sandDeep),
  );

/** One brownstone of a row: cornice, three floors, stoop. 120 wide, 330 high. */
const brownstone = (x, y, { wall, trim, door }) =>
  at(
    x,
    y,
    1,
    rect(0, -318, 120, 318, wall) +
      rect(-3, -330, 126, 14, trim) +
      repeat(6, (i) => rect(8 + i * 19, -316, 8, 9, trim)) +
      repeat(2, (row) =>
        repeat(
          3,
          (i) => pane(14 + i * 35, -288 + row * 88, 23, 54) + rect(11 + i * 35, -232 + row * 88, 29, 5, trim),
        ),
      ) +
      pane(70, -112, 32, 58) +
      rect(15, -122, 40, 88, trim) +
      rect(20, -116, 30, 82, door) +
      path('M12 0V-8H16V-17H19V-26H22V-34H48V-26H51V-17H54V-8H58V0Z', C.sandDeep) +
      stroke('M8 0L18-58M62 0L52-58', C.ink, 3),
  );

const lamp = (x, y, s) =>
  at(
    x,
    y,
    s,
    stroke('M0 0V-150', C.ink, 5) +
      path('M-12-152H12L8-180H-8Z', C.blush, `stroke="${C.ink}" stroke-width="3"`) +
      stroke('M-14-182H14M0-182V-192', C.ink, 4),
  );

const lighthouse = (x, y, s) =>
  at(
    x,
    y,
    s,
    path('M-24 0L-15-150H15L24 0Z', C.white, `stroke="${C.line}" stroke-width="1.6"`) +
      path('M-21.6-40L-19-82H19L21.6-40Z', C.coral) +
      path('M-16.5-122L-15-150H15L16.5-122Z', C.coral) +
      rect(-21, -156, 42, 7, C.ink) +
      rect(-11, -180, 22, 24, C.blush, `stroke="${C.ink}" stroke-width="3"`) +
      path('M-15-180L0-196 15-180Z', C.ink) +
      rect(-6, -24, 12, 24, C.ink),
  );

/** A suspension bridge of the harbor; its deck at y, `span` between the towers. */
const bridge = (x, y, span, s) => {
  const side = span * 0.46;
  const tall = span * 0.34;
  const hang = (t) => 4 * tall * 0.92 * (t - 0.5) ** 2 + tall * 0.08;
  const hangers = repeat(17, (i) => {
    const t = (i + 1) / 18;
    return `M${(t * span).toFixed(1)} ${(-hang(t)).toFixed(1)}V0`;
  });
  const tower = (tx) =>
    rect(tx - 6, -tall - 6, 12, tall + 46, C.line) + rect(tx - 9, -tall - 8, 18, 6, C.line);
  return at(
    x,
    y,
    s,
    stroke(
      `M${-side} 0L0 ${-tall}C${span * 0.28} ${tall * 0.18} ${span * 0.72} ${tall * 0.18} ${span} ${-tall}L${span + side} 0`,
      C.line,
      2.6,
    ) +
      stroke(hangers, C.line, 1) +
      stroke(`M${-side} 3H${span + side}`, C.line, 6, 'stroke-linecap="butt"') +
      tower(0) +
      tower(span),
  );
};

const pier = (x, y, length, s) =>
  at(
    x,
    y,
    s,
    repeat(Math.floor(length / 44), (i) => stroke(`M${16 + i * 44}-10V26`, C.ink, 5)) +
      rect(0, -16, length, 8, C.sandDeep) +
      stroke(`M0-16H${length}`, C.ink, 1.6),
  );

/** Far hills over the bay. */
const farShore = (w, y) =>
  path(
    `M0 ${y}V${y - 18}C${w * 0.1} ${y - 34} ${w * 0.16} ${y - 12} ${w * 0.27} ${y - 14}S${w * 0.44} ${y - 40} ${w * 0.58} ${y - 26} ${w * 0.8} ${y - 8} ${w} ${y - 24}V${y}Z`,
    C.glassDeep,
  );

/** The ground that every vehicle stands on: beach grass, curb, road. */
const road = (w, h, top, dash = true) =>
  rect(0, top, w, h - top, C.sand) +
  stroke(`M0 ${top}H${w}`, C.line, 2.4, 'stroke-linecap="butt"') +
  rect(0, top + 9, w, 1.6, C.sandDeep) +
  (dash
    ? `<path d="M${w * 0.02} ${h - (h - top) * 0.16}H${w}" stroke="${C.white}" stroke-width="7" stroke-dasharray="${w > 800 ? '70 54' : '54 42'}"/>`
    : '');

const shorelinePath = (w, y) =>
  `M0 ${y + 14}C${w * 0.1} ${y + 14} ${w * 0.16} ${y - 10} ${w * 0.28} ${y - 10}S${w * 0.5} ${y + 14} ${w * 0.66} ${y + 12} ${w * 0.86} ${y - 10} ${w} ${y}`;

/** Where the water ends: the motif itself, with the beach below it. */
const beach = (w, y, h, fill = C.deep) =>
  path(`${shorelinePath(w, y)}V${h}H0Z`, fill) + stroke(shorelinePath(w, y), C.line, 2.4);

const svg = (w, h, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none">${inner}</svg>`;

// ---------------------------------------------------------------- scenes

const square = (inner) => svg(640, 640, inner);

const SCENES = {
  'scene-harbor': () =>
    square(
      rect(0, 0, 640, 640, C.deep) +
        sun(452, 196, 74) +
        farShore(640, 276) +
        rect(0, 276, 640, 200, C.sea) +
        ripples([
          [60, 312, 90],
          [220, 336, 60],
          [430, 316, 120],
          [520, 356, 70],
          [110, 372, 110],
          [330, 388, 80],
        ]) +
        sailboat(150, 330, 1.5) +
        sailboat(518, 296, 0.8, C.blush) +
        gull(280, 126, 1.3) +
        gull(336, 158, 0.9) +
        beach(640, 420, 640) +
        road(640, 640, 470),
    ),
  'scene-driveway': () =>
    square(
      rect(0, 0, 640, 640, C.glass) +
        sun(112, 128, 46) +
        bush(30, 470, 1.6, C.glassDeep) +
        tree(560, 470, 2.3, C.glassDeep) +
        tree(64, 470, 1.7) +
        house(318, 470, 1.5) +
        bush(540, 470, 1.3) +
        bush(120, 470, 0.9) +
        road(640, 640, 470, false),
    ),
  'scene-city': () =>
    square(
      rect(0, 0, 640, 640, C.deep) +
        path(
          'M0 470V190H70V150H110V190H150V96H196V470ZM420 470V120H470V70H520V120H560V180H640V470Z',
          C.glass,
        ) +
        brownstone(-14, 470, { wall: C.sandDeep, trim: C.ink, door: C.coral }) +
        brownstone(110, 470, { wall: C.pale, trim: C.white, door: C.harbour }) +
        brownstone(234, 470, { wall: C.sand, trim: C.inkSoft, door: C.ink }) +
        brownstone(358, 470, { wall: C.glassDeep, trim: C.white, door: C.coral }) +
        brownstone(482, 470, { wall: C.blush, trim: C.inkSoft, door: C.harbour }) +
        rect(606, 120, 40, 350, C.sandDeep) +
        tree(226, 470, 1.5) +
        lamp(472, 470, 1.05) +
        road(640, 640, 470),
    ),
  'scene-bridge': () =>
    square(
      rect(0, 0, 640, 640, C.glass) +
        sun(150, 168, 58) +
        farShore(640, 330) +
        rect(0, 330, 640, 150, C.sea) +
        bridge(118, 312, 404, 1) +
        ripples([
          [40, 362, 110],
          [240, 384, 70],
          [410, 360, 90],
          [540, 392, 70],
          [120, 408, 60],
        ]) +
        sailboat(556, 372, 0.7) +
        gull(330, 92, 1.2) +
        gull(392, 118, 0.8) +
        beach(640, 432, 640) +
        road(640, 640, 470),
    ),
  'scene-lighthouse': () =>
    square(
      rect(0, 0, 640, 640, C.deep) +
        sun(196, 214, 60) +
        rect(0, 300, 640, 180, C.sea) +
        ripples([
          [50, 330, 80],
          [180, 352, 100],
          [90, 392, 60],
          [300, 376, 70],
        ]) +
        sailboat(108, 344, 0.9, C.blush) +
        path('M250 480C300 400 360 330 452 318 540 308 600 330 640 322V480Z', C.glassDeep) +
        stroke('M250 470C300 396 360 330 452 318 540 308 600 330 640 322') +
        lighthouse(486, 316, 1.5) +
        tree(572, 330, 0.8) +
        tree(606, 330, 1) +
        bush(404, 332, 0.6) +
        gull(330, 120, 1.3) +
        gull(286, 150, 0.8) +
        beach(640, 436, 640) +
        road(640, 640, 470),
    ),
};

/** The village across the harbor road, as seen from the water; used by the panorama and the poster. */
function village(w, h, top) {
  const sea = top - 150;
  return (
    rect(0, 0, w, h, C.glass) +
    sun(w * 0.3, sea - 92, 70) +
    farShore(w, sea) +
    bridge(w * 0.02, sea - 12, 300, 0.62) +
    rect(0, sea, w, 170, C.sea) +
    ripples([
      [w * 0.06, sea + 34, 120],
      [w * 0.2, sea + 58, 70],
      [w * 0.31, sea + 30, 150],
      [w * 0.44, sea + 66, 90],
      [w * 0.12, sea + 84, 90],
      [w * 0.52, sea + 40, 80],
    ]) +
    sailboat(w * 0.37, sea + 44, 1.25) +
    sailboat(w * 0.25, sea + 20, 0.7, C.blush) +
    sailboat(w * 0.475, sea + 14, 0.55) +
    gull(w * 0.6, sea - 150, 1.3) +
    gull(w * 0.63, sea - 122, 0.9) +
    gull(w * 0.49, sea - 84, 0.8) +
    path(
      `M${w * 0.52} ${top}C${w * 0.58} ${top - 70} ${w * 0.64} ${top - 120} ${w * 0.74} ${top - 132}S${w * 0.92} ${top - 176} ${w} ${top - 170}V${top}Z`,
      C.glassDeep,
    ) +
    lighthouse(w * 0.93, top - 168, 1.05) +
    tree(w * 0.965, top - 168, 0.8) +
    tree(w * 0.86, top - 146, 0.7) +
    tree(w * 0.83, top - 142, 0.9) +
    house(w * 0.745, top - 2, 0.82, { wall: C.blush, roof: C.inkSoft, door: C.harbour }) +
    tree(w * 0.672, top, 1.15) +
    house(w * 0.885, top - 2, 0.98) +
    bush(w * 0.81, top, 0.9) +
    bush(w * 0.975, top, 1.1) +
    pier(w * 0.42, top - 34, 250, 1) +
    beach(w, top - 14, h)
  );
}

function vehicle(file, x, y, width) {
  const inner = readFileSync(join(PUBLIC, 'vehicles', `${file}.svg`), 'utf8').replace(
    /^<svg[^>]*>|<\/svg>\s*$/g,
    '',
  );
  return at(x, y, width / 640, inner);
}

const WIDE = {
  // One file for a picture of three parts, which are placed apart on phones and on desktops: #minivan and #sedan.
  'harbor-road': () =>
    svg(
      1600,
      560,
      village(1600, 560, 400) +
        road(1600, 560, 400) +
        '<view id="minivan" viewBox="0 600 640 320"/>' +
        vehicle('minivan-coral', 0, 600, 640) +
        '<view id="sedan" viewBox="700 600 640 320"/>' +
        vehicle('sedan-ink', 700, 600, 640),
    ),
  'intro-poster': () =>
    svg(
      1280,
      720,
      at(0, 0, 1, village(1280, 720, 500)) + road(1280, 720, 500) + vehicle('minivan-coral', 6, 352, 580),
    ),
};

// ---------------------------------------------------------------- files

function minify(text) {
  return `${
    optimize(text, {
      multipass: true,
      floatPrecision: 1,
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { cleanupIds: false, cleanupNumericValues: { floatPrecision: 2 } } },
        },
      ],
    }).data
  }\n`;
}

const HELP = `Draws the scenes that the vehicles stand in.

  node scripts/scene-art.mjs           write public/art/*.svg
  node scripts/scene-art.mjs --check   write nothing; fail if a file is missing or out of date
  node scripts/scene-art.mjs --help    this text

The same input always gives the same bytes; a file over ${LIMIT} bytes is an error. The poster of the
introduction video holds a vehicle of public/vehicles: draw those first (scripts/vehicle-art.mjs).
`;

function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const unknown = args.find((argument) => argument !== '--check');
  if (unknown) {
    process.stderr.write(`scene-art: unknown option ${unknown}. See --help.\n`);
    return 2;
  }
  const check = args.includes('--check');
  let bad = 0;
  mkdirSync(OUT, { recursive: true });
  for (const [name, draw] of Object.entries({ ...SCENES, ...WIDE })) {
    const text = minify(draw());
    const file = join(OUT, `${name}.svg`);
    if (Buffer.byteLength(text) >= LIMIT) {
      process.stderr.write(
        `scene-art: ${name}.svg weighs ${Buffer.byteLength(text)} bytes; the limit is ${LIMIT}.\n`,
      );
      bad++;
    }
    if (!check) {
      writeFileSync(file, text);
      continue;
    }
    let there = '';
    try {
      there = readFileSync(file, 'utf8');
    } catch {
      // reported below
    }
    if (there !== text) {
      process.stderr.write(
        `scene-art: ${name}.svg is missing or out of date. Run node scripts/scene-art.mjs.\n`,
      );
      bad++;
    }
  }
  return bad ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
