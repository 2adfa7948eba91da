#!/usr/bin/env node
// Draws the vehicle illustrations in public/vehicles. Run with --help for usage.
//
// One centimetre of a real car is one unit of the drawing. Every car is described in
// its own coordinates: x runs back from the front bumper, h is height above the road.
// Contours pass through the listed points as Hobby splines (the curves METAFONT uses),
// so a body is shaped by moving a few points, not by hand-editing Bezier handles.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '..', 'public', 'vehicles');
const WIDTH = 640;
const HEIGHT = 320;
const GROUND = 262;
const LIMIT = 6000;

/** Cars that one page shows together: one file, one view a car, named as the car's own file is. */
const SHEETS = {
  'home.svg': [
    ['large-suv', 'ink'],
    ['wagon', 'sand'],
  ],
};

// ---------------------------------------------------------------- paints

const PAINTS = {
  ink: {
    code: 'i',
    hi: '#A9BED1',
    light: '#5A7C9E',
    base: '#264567',
    dark: '#14263D',
    line: '#070F1A',
    trim: '#C3CDD0',
    tail: '#A3261B',
  },
  seaglass: {
    code: 'g',
    hi: '#F0F8F5',
    light: '#A9CFC8',
    base: '#72A8A0',
    dark: '#3A726D',
    line: '#1B4442',
    trim: '#E3ECEA',
    tail: '#A3261B',
  },
  coral: {
    code: 'c',
    hi: '#FCD8CB',
    light: '#E5826A',
    base: '#C8432C',
    dark: '#8A281B',
    line: '#4C130A',
    trim: '#D9CFC9',
    tail: '#6E0F0A',
  },
  sand: {
    code: 's',
    hi: '#FFFDF6',
    light: '#F1EADA',
    base: '#DBCFB5',
    dark: '#A69776',
    line: '#5B5038',
    trim: '#F6F3EA',
    tail: '#A3261B',
  },
};

const TYRE = '#272F39';
const GAP = '#0B121B';
const TRIM = '#141D28';

// ---------------------------------------------------------------- curves

const DEG = Math.PI / 180;
const norm = (a) => Math.atan2(Math.sin(a), Math.cos(a));

function velocity(theta, phi) {
  const st = Math.sin(theta);
  const sp = Math.sin(phi);
  const ct = Math.cos(theta);
  const cp = Math.cos(phi);
  const a = Math.SQRT2 * (st - sp / 16) * (sp - st / 16) * (ct - cp);
  return (2 + a) / (3 * (1 + ((Math.sqrt(5) - 1) / 2) * ct + ((3 - Math.sqrt(5)) / 2) * cp));
}

// Smooth run through points; `out` and `into` optionally fix the end directions (degrees).
function hobby(pts, out, into) {
  const n = pts.length - 1;
  const d = [];
  const ang = [];
  for (let k = 0; k < n; k++) {
    const dx = pts[k + 1][0] - pts[k][0];
    const dy = pts[k + 1][1] - pts[k][1];
    d.push(Math.hypot(dx, dy));
    ang.push(Math.atan2(dy, dx));
  }
  const psi = [0];
  for (let k = 1; k < n; k++) psi.push(norm(ang[k] - ang[k - 1]));
  psi.push(0);
  const A = Array.from({ length: n + 1 }, () => new Array(n + 2).fill(0));
  if (out === undefined) {
    A[0][0] = 1;
    A[0][1] = n === 1 && into === undefined ? 0 : 1;
    A[0][n + 1] = -psi[1];
  } else {
    A[0][0] = 1;
    A[0][n + 1] = norm(out * DEG - ang[0]);
  }
  for (let k = 1; k < n; k++) {
    A[k][k - 1] = 1 / d[k - 1];
    A[k][k] = 2 / d[k - 1] + 2 / d[k];
    A[k][k + 1] = 1 / d[k];
    A[k][n + 1] = (-2 * psi[k]) / d[k - 1] - psi[k + 1] / d[k];
  }
  if (into === undefined) {
    A[n][n - 1] = 1;
    A[n][n] = 1;
  } else {
    A[n][n] = 1;
    A[n][n + 1] = norm(into * DEG - ang[n - 1]);
  }
  for (let i = 0; i <= n; i++) {
    let p = i;
    for (let r = i + 1; r <= n; r++) if (Math.abs(A[r][i]) > Math.abs(A[p][i])) p = r;
    [A[i], A[p]] = [A[p], A[i]];
    for (let r = 0; r <= n; r++) {
      if (r === i || A[r][i] === 0) continue;
      const f = A[r][i] / A[i][i];
      for (let c = i; c <= n + 1; c++) A[r][c] -= f * A[i][c];
    }
  }
  const theta = A.map((row, i) => row[n + 1] / row[i]);
  const segs = [];
  for (let k = 0; k < n; k++) {
    const th = theta[k];
    const ph = -psi[k + 1] - theta[k + 1];
    const [x0, y0] = pts[k];
    const [x1, y1] = pts[k + 1];
    const r0 = velocity(th, ph) * d[k];
    const r1 = velocity(ph, th) * d[k];
    segs.push([
      [x0, y0],
      [x0 + r0 * Math.cos(ang[k] + th), y0 + r0 * Math.sin(ang[k] + th)],
      [x1 - r1 * Math.cos(ang[k] - ph), y1 - r1 * Math.sin(ang[k] - ph)],
      [x1, y1],
    ]);
  }
  return segs;
}

const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function split([a, b, c, d], t) {
  const ab = mix(a, b, t);
  const bc = mix(b, c, t);
  const cd = mix(c, d, t);
  const abc = mix(ab, bc, t);
  const bcd = mix(bc, cd, t);
  const m = mix(abc, bcd, t);
  return [
    [a, ab, abc, m],
    [m, bcd, cd, d],
  ];
}

// Parameter at which the curve is r away from its start.
function reach(seg, r) {
  let lo = 0;
  let hi = 0.5;
  for (let i = 0; i < 24; i++) {
    const t = (lo + hi) / 2;
    const p = split(seg, t)[0][3];
    if (Math.hypot(p[0] - seg[0][0], p[1] - seg[0][1]) < r) lo = t;
    else hi = t;
  }
  return lo;
}

// A point is [x, h], smooth; a third item makes it a corner: 0 sharp, n rounded with about
// that radius, or { r, in, out } with directions in degrees (0 = rearwards, 90 = up).
function curve(points, closed) {
  const pts = closed ? [...points, points[0]] : points;
  const runs = [];
  let run = [pts[0]];
  for (let i = 1; i < pts.length; i++) {
    run.push(pts[i]);
    if (pts[i].length > 2 || i === pts.length - 1) {
      runs.push(run);
      run = [pts[i]];
    }
  }
  const opt = (p) => (typeof p[2] === 'object' ? p[2] : { r: p[2] });
  const segs = [];
  for (const r of runs) {
    const a = opt(r[0]);
    const b = opt(r[r.length - 1]);
    const part = hobby(r, a.out, b.in);
    part[0].r0 = a.r;
    part[part.length - 1].r1 = b.r;
    segs.push(...part);
  }
  // Round the corners that ask for it.
  const result = [];
  const n = segs.length;
  const cut = segs.map((s) => s.slice());
  const fillet = new Array(n).fill(null);
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    if (j === 0 && !closed) continue;
    const r = segs[i].r1;
    if (!r) continue;
    const corner = segs[i][3];
    const back = cut[i].slice().reverse();
    const tail = split(back, reach(back, r))[1].reverse();
    cut[i] = tail;
    cut[j] = split(cut[j], reach(cut[j], r))[1];
    fillet[i] = corner;
  }
  for (let i = 0; i < n; i++) {
    result.push(cut[i]);
    if (fillet[i]) {
      const a = cut[i][3];
      const b = cut[(i + 1) % n][0];
      result.push([a, mix(a, fillet[i], 0.6), mix(b, fillet[i], 0.6), b]);
    }
  }
  return result;
}

const num = (v) => String(Math.round(v * 10) / 10);

function straight([a, b, c, d]) {
  const len = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1;
  const off = (p) => Math.abs((d[0] - a[0]) * (p[1] - a[1]) - (d[1] - a[1]) * (p[0] - a[0])) / len;
  return off(b) < 0.06 && off(c) < 0.06;
}

function toPath(segs, place, closed) {
  const p = (q) => place(q).map(num).join(' ');
  let out = `M${p(segs[0][0])}`;
  for (const s of segs) {
    out += straight(s) ? `L${p(s[3])}` : `C${p(s[1])} ${p(s[2])} ${p(s[3])}`;
  }
  return closed ? `${out}Z` : out;
}

// ---------------------------------------------------------------- wheels

function polar(r, deg) {
  return [r * Math.cos(deg * DEG), r * Math.sin(deg * DEG)];
}

// Spokes as one filled path around the origin.
function spokes({ count, from, to, root, tip, twin = 0, turn = -90 }) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const mid = turn + (360 / count) * i;
    for (const side of twin ? [-1, 1] : [0]) {
      const a = mid + side * twin;
      const q = (r, w, s) =>
        polar(r, a + s * (w / 2 / r / DEG))
          .map(num)
          .join(' ');
      const b = mid + side * twin * 0.35;
      const q0 = (r, w, s) =>
        polar(r, b + s * (w / 2 / r / DEG))
          .map(num)
          .join(' ');
      d += `M${q0(from, root, -1)}L${q(to, tip, -1)}L${q(to, tip, 1)}L${q0(from, root, 1)}Z`;
    }
  }
  return d;
}

const WHEELS = {
  twin5: (r) => spokes({ count: 5, from: r * 0.16, to: r * 0.95, root: r * 0.17, tip: r * 0.15, twin: 13 }),
  five: (r) => spokes({ count: 5, from: r * 0.16, to: r * 0.95, root: r * 0.26, tip: r * 0.34 }),
  ten: (r) => spokes({ count: 10, from: r * 0.18, to: r * 0.95, root: r * 0.1, tip: r * 0.16 }),
  six: (r) => spokes({ count: 6, from: r * 0.16, to: r * 0.95, root: r * 0.3, tip: r * 0.36, turn: -60 }),
  seven: (r) => spokes({ count: 7, from: r * 0.16, to: r * 0.95, root: r * 0.18, tip: r * 0.24 }),
  twin6: (r) => spokes({ count: 6, from: r * 0.16, to: r * 0.95, root: r * 0.15, tip: r * 0.13, twin: 11 }),
};

function wheel(id, R, rim, kind) {
  const r = R * rim;
  return (
    `<g id="${id}"><circle r="${num(R)}" fill="${TYRE}"/>` +
    `<circle r="${num((R + r) / 2 + 0.6)}" fill="none" stroke="#3A4552" stroke-width=".8"/>` +
    `<circle r="${num(r)}" fill="#CFD5D3"/><circle r="${num(r * 0.93)}" fill="#2A343F"/>` +
    `<circle r="${num(r * 0.56)}" fill="#46525D"/>` +
    `<path d="${WHEELS[kind](r)}" fill="#D9DEDB"/>` +
    `<circle r="${num(r * 0.22)}" fill="#D9DEDB"/><circle r="${num(r * 0.12)}" fill="#77838A"/></g>`
  );
}

// ---------------------------------------------------------------- the cars

// biome-ignore format: tables of points read better in rows
const CARS = {
  sedan: {
    code: 'se',
    length: 486,
    wheels: [90, 374],
    R: 33.5,
    rim: 0.72,
    wheel: 'twin5',
    arch: 38,
    sill: [19, 18, 21],
    body: [
      [28, 18, 3], [10, 20, 3], [5, 36], [2.5, 52], [6, 70, 6], [28, 78.5], [60, 85.5], [100, 92], [148, 97.5, 0],
      [182, 118.5], [214, 134.5], [240, 142], [272, 145], [318, 143.2], [351, 135], [383, 121.3], [410, 110.8, 9],
      [440, 110.3], [478, 109, 2.5], [481, 94], [485.5, 76, 3], [486, 60], [482, 38], [473, 22, 5], [452, 20, 3],
    ],
    shoulder: [[22, 73], [110, 84], [250, 88], [380, 93], [484, 95]],
    lower: [[0, 42], [90, 50], [230, 44], [370, 54], [486, 58]],
    bounce: [[130, 26], [240, 24.5], [334, 27]],
    glass: [
      [163, 98.5, 2], [188, 116], [219, 132], [244, 138.3], [272, 139.8], [315, 138.2], [346, 130.6], [379, 114.5, 3],
      [372, 105.8, 3], [280, 101.5],
    ],
    screen: [[148, 97.5], [182, 118.5], [214, 134.5]],
    rear: [[360, 131.6], [383, 121.3], [412, 109.8]],
    pillars: [[271, 142, 275, 99, 6], [352, 132, 344, 102, 2.4]],
    seats: [[244, 99], [330, 101]],
    lines: [
      [[159, 97], [152, 78], [152, 40], [158, 21, 0]],
      [[275, 102], [276, 60], [273, 18, 0]],
      [[354, 105], [352, 78], [340, 56], [326, 38], [318, 20, 0]],
      [[155, 22, 0], [321, 22, 0]],
      [[20, 71], [60, 80], [148, 91]],
      [[412, 110], [440, 104.5], [482, 103]],
      [[400, 52], [426, 70], [454, 76], [490, 77]],
      [[48, 76], [52, 62], [60, 48]],
    ],
    handles: [[252, 87], [331, 90]],
    fuel: [396, 89],
    mirror: [169, 98],
    head: [[5, 69, 0], [24, 75], [52, 81, 1], [44, 74], [24, 68], [3, 63, 1]],
    lens: [[[4, 66], [24, 71.5], [48, 78]], [[30, 69], [28, 77]]],
    tail: [[481, 98.5, 1], [452, 98.5], [430, 95.5, 1], [448, 90], [486, 87, 1]],
    glow: [[446, 94.8], [490, 92.8]],
    intake: [[2, 42, 0], [15, 42, 2], [20, 33, 2], [4, 29, 0]],
  },

  coupe: {
    code: 'co',
    length: 473,
    wheels: [85, 361],
    R: 34,
    rim: 0.74,
    wheel: 'five',
    arch: 37.5,
    sill: [17, 16, 20],
    body: [
      [28, 17, 3], [9, 18, 3], [4.5, 32], [2.5, 46], [7, 61, 6], [28, 69.5], [70, 79], [115, 86], [170, 91.5, 0],
      [203, 110.4], [232, 124], [255, 130.8], [281, 133.5], [314, 130.8], [356, 119.8], [404, 105.2], [438, 101.2], [466, 102.2, 2],
      [468, 89], [472.5, 71, 3], [473, 55], [469, 36], [458, 20, 5], [436, 19, 3],
    ],
    shoulder: [[24, 65], [110, 79], [230, 79], [345, 91], [469, 91]],
    lower: [[0, 40], [90, 48], [228, 38], [355, 52], [473, 55]],
    bounce: [[124, 24], [235, 22], [322, 25]],
    glass: [
      [185, 92.5, 2], [207, 108], [235, 121.3], [257, 127.2], [281, 128.7], [312, 126], [342, 117.3], [371, 106, 2],
      [361, 99, 3], [290, 94.5],
    ],
    screen: [[170, 91.5], [203, 110.4], [232, 124]],
    rear: [[346, 122.9], [380, 112.4], [410, 103.8]],
    pillars: [[323, 128, 318, 94, 2.4]],
    seats: [[272, 92], [334, 90]],
    lines: [
      [[180, 91], [169, 74], [168, 38], [175, 19, 0]],
      [[318, 97], [322, 72], [315, 40], [303, 19, 0]],
      [[172, 20, 0], [306, 20, 0]],
      [[22, 64], [66, 74], [170, 85.5]],
      [[412, 104], [438, 97], [470, 95]],
      [[387, 50], [414, 67], [444, 72], [478, 73]],
      [[48, 69], [51, 58], [58, 44]],
    ],
    handles: [[299, 84]],
    fuel: [382, 86],
    mirror: [195, 92.5],
    head: [[6, 61, 0], [26, 68], [54, 74, 1], [42, 66], [24, 60.5], [3, 56, 1]],
    lens: [[[5, 58.5], [25, 64], [48, 71]], [[31, 62], [29, 70]]],
    tail: [[468, 92, 1], [440, 92.5], [412, 90, 1], [438, 85.5], [474, 83, 1]],
    glow: [[434, 89.3], [478, 87.6]],
    intake: [[2, 40, 0], [18, 40, 2], [23, 29, 2], [4, 25, 0]],
  },

  hatchback: {
    code: 'ha',
    length: 430,
    wheels: [85, 348],
    R: 32.5,
    rim: 0.69,
    wheel: 'five',
    arch: 37,
    sill: [19, 18, 21],
    body: [
      [26, 18, 3], [9, 21, 3], [4.5, 38], [2.5, 54], [6, 74, 7], [26, 83.5], [55, 91], [88, 97], [124, 101, 0],
      [158, 122], [190, 138], [214, 144.5], [246, 147], [300, 145.8], [345, 142.5], [384, 138.5, 2], [382, 134.5, 1.5],
      [392, 118], [406, 100.5, 4], [417, 95], [424, 84], [429, 71, 3], [430, 57], [426, 38], [417, 23, 5], [396, 20, 3],
    ],
    shoulder: [[22, 77], [110, 88], [230, 91], [330, 95], [420, 94]],
    lower: [[0, 44], [90, 51], [220, 45], [340, 55], [430, 58]],
    bounce: [[124, 26], [220, 24.5], [308, 27]],
    glass: [
      [140, 101.5, 2], [166, 119.5], [197, 135.3], [218, 140.3], [246, 141.8], [300, 140], [338, 135], [356, 130, 4],
      [341, 108, 4], [250, 103.5],
    ],
    screen: [[124, 101], [158, 122], [190, 138]],
    rear: [[382, 134], [392, 118], [405, 101.5]],
    pillars: [[252, 144, 256, 101, 6], [326, 141, 322, 103, 2.4]],
    seats: [[224, 102], [306, 104]],
    lines: [
      [[136, 100], [129, 80], [129, 40], [135, 21, 0]],
      [[256, 104], [257, 60], [253, 18, 0]],
      [[333, 108], [328, 78], [315, 56], [302, 38], [295, 20, 0]],
      [[132, 22, 0], [298, 22, 0]],
      [[20, 76], [55, 84], [124, 94]],
      [[376, 50], [400, 64], [420, 70], [434, 71]],
      [[48, 78], [49, 64], [56, 50]],
    ],
    handles: [[234, 89], [306, 92]],
    fuel: [364, 88],
    mirror: [148, 102],
    head: [[5, 73, 0], [24, 80], [54, 87.5, 1], [46, 78], [24, 71], [3, 67, 1]],
    lens: [[[4, 70], [24, 75.5], [50, 83.5]], [[31, 72], [29, 82]]],
    tail: [[412, 99, 1], [396, 99], [382, 95, 1], [394, 86], [430, 79, 1]],
    glow: [[392, 92.5], [432, 88.5]],
    intake: [[2, 44, 0], [15, 44, 2], [20, 34, 2], [4, 30, 0]],
  },

  wagon: {
    code: 'wa',
    length: 486,
    wheels: [90, 374],
    R: 34,
    rim: 0.71,
    wheel: 'ten',
    arch: 38.5,
    sill: [20, 19, 22],
    body: [
      [28, 19, 3], [10, 21, 3], [5, 37], [2.5, 53], [6, 71, 6], [28, 79.5], [60, 86.5], [100, 93], [148, 98.5, 0],
      [182, 119.5], [214, 136], [240, 144], [272, 147.5], [330, 147.8], [395, 145], [450, 140, 2.5], [448, 136.5, 1.5],
      [458, 118], [471, 100.5, 4], [479, 96], [482.5, 84], [485.5, 74, 3], [486, 60], [482, 39], [473, 23, 5], [452, 21, 3],
    ],
    shoulder: [[22, 74], [110, 85], [250, 89], [380, 94], [482, 95]],
    lower: [[0, 43], [90, 51], [230, 45], [370, 55], [486, 59]],
    bounce: [[130, 27], [240, 25.5], [334, 28]],
    glass: [
      [163, 99.5, 2], [188, 117], [219, 133.5], [244, 140.3], [272, 142.3], [330, 142.2], [390, 139.5], [428, 135.5, 4],
      [444, 112, 4], [424, 106.5, 8], [290, 103],
    ],
    screen: [[148, 98.5], [182, 119.5], [214, 136]],
    rear: [[448, 136], [458, 118], [470, 101.8]],
    pillars: [[271, 144, 275, 100, 6], [357, 144, 358, 101, 6]],
    seats: [[244, 100], [330, 102]],
    rail: [[246, 145.2], [272, 147.5], [330, 147.8], [395, 145], [428, 142.2]],
    lines: [
      [[159, 98], [152, 78], [152, 40], [158, 22, 0]],
      [[275, 103], [276, 60], [273, 19, 0]],
      [[358, 105], [353, 78], [341, 57], [326, 39], [318, 21, 0]],
      [[155, 23, 0], [321, 23, 0]],
      [[20, 72], [60, 81], [148, 92]],
      [[400, 52], [428, 69], [458, 75], [490, 76]],
      [[48, 77], [52, 63], [60, 49]],
    ],
    handles: [[252, 88], [334, 91]],
    fuel: [398, 90],
    mirror: [169, 99],
    head: [[5, 70, 0], [24, 76], [52, 82, 1], [44, 75], [24, 69], [3, 64, 1]],
    lens: [[[4, 67], [24, 72.5], [48, 79]], [[30, 70], [28, 78]]],
    tail: [[476, 99.5, 1], [462, 100], [440, 96, 1], [456, 89], [486, 84, 1]],
    glow: [[452, 94.8], [490, 91.5]],
    intake: [[2, 43, 0], [15, 43, 2], [20, 34, 2], [4, 30, 0]],
  },

  'compact-suv': {
    code: 'cs',
    length: 460,
    wheels: [92, 362],
    R: 36.5,
    rim: 0.67,
    wheel: 'twin5',
    arch: 41,
    clad: 5,
    sill: [25, 23, 27],
    under: [[44, 30], [58, 19], [402, 19], [422, 32]],
    body: [
      [32, 24, 3], [13, 27, 4], [5, 44], [3.5, 62], [6, 88, 7], [30, 97.5], [66, 103.5], [124, 109.5, 0],
      [154, 131], [186, 151], [210, 160.5], [242, 165.3], [300, 166.3], [356, 164], [414, 158, 2.5], [412, 154.5, 1.5],
      [421, 135], [434, 111, 4], [447, 105], [453, 92], [457.5, 80, 3], [459, 64], [454, 46], [446, 31, 5], [424, 28, 3],
    ],
    shoulder: [[20, 92], [110, 98], [240, 100], [350, 104], [448, 104]],
    lower: [[0, 54], [90, 60], [230, 53], [360, 64], [460, 68]],
    bounce: [[136, 36], [230, 34.5], [318, 37]],
    cladTop: [[0, 43, 0], [30, 40], [90, 34], [230, 30, 0], [330, 31.5, 0], [420, 42], [460, 48, 0]],
    glass: [
      [140, 110.5, 2], [164, 129], [194, 147.8], [214, 155.3], [244, 159.2], [300, 160], [352, 157.3], [386, 152.5, 5],
      [398, 126, 4], [372, 116, 8], [262, 112.5],
    ],
    screen: [[124, 109.5], [154, 131], [186, 151]],
    rear: [[412, 154], [421, 135], [433, 112.6]],
    pillars: [[248, 161, 253, 110, 6.5], [340, 160, 345, 110, 6.5]],
    seats: [[222, 110], [312, 112]],
    rail: [[224, 163], [242, 165.3], [300, 166.3], [356, 164], [394, 160.3]],
    lines: [
      [[137, 109], [130, 90], [130, 50], [136, 30, 0]],
      [[253, 112], [254, 70], [251, 31, 0]],
      [[345, 115], [340, 90], [325, 68], [312, 50], [304, 31, 0]],
      [[133, 31, 0], [308, 31, 0]],
      [[20, 90], [60, 98], [124, 103.5]],
      [[390, 58], [420, 76], [444, 80], [464, 81]],
      [[48, 92], [48, 76], [54, 58]],
    ],
    handles: [[231, 97], [318, 101]],
    fuel: [384, 98],
    mirror: [148, 111],
    head: [[5, 87, 0], [20, 93.5], [54, 99.5, 1], [48, 91.5], [24, 86], [3, 81, 1]],
    lens: [[[4, 84], [24, 90], [51, 96]], [[33, 87], [31, 97]]],
    tail: [[442, 110, 1], [424, 108], [408, 103, 1], [424, 97], [460, 91, 1]],
    glow: [[420, 102.8], [464, 99]],
    intake: [[2, 64, 0], [13, 63, 2], [15, 54, 2], [3, 51, 0]],
  },

  'large-suv': {
    code: 'ls',
    length: 526,
    wheels: [98, 405],
    R: 40.5,
    rim: 0.68,
    wheel: 'twin6',
    arch: 46,
    sill: [33, 32, 38],
    step: true,
    under: [[52, 38], [60, 25], [438, 25], [446, 42]],
    body: [
      [36, 31, 3], [14, 34, 4], [6, 50], [4, 76], [5, 108], [13, 121, 7], [60, 125.5], [158, 129.5, 0],
      [178, 149.5], [199, 168.5], [216, 179.5], [238, 185.5], [276, 187.8], [340, 188], [430, 186.5], [498, 181.5, 3],
      [503, 166], [512, 131, 3], [518, 125, 4], [523, 100], [525.5, 80, 3], [526, 64], [522, 47, 5], [500, 40, 3],
    ],
    shoulder: [[16, 116], [130, 121], [280, 121.5], [420, 123], [518, 122]],
    lower: [[0, 66], [95, 72], [260, 64], [400, 74], [526, 77]],
    bounce: [[148, 43], [260, 41.5], [356, 44]],
    cladTop: [[0, 46, 0], [56, 44, 0], [58, 10, 0], [450, 10, 0], [452, 52, 0], [530, 55, 0]],
    glass: [
      [172, 130.5, 2], [190, 149.5], [209, 167], [222, 174.5], [242, 179], [276, 180.8], [340, 181], [430, 179.5], [485, 175.5, 4],
      [496, 134, 4], [400, 132], [280, 131],
    ],
    screen: [[158, 129.5], [178, 149.5], [199, 168.5]],
    rear: [[499, 178], [504, 163], [511.5, 133]],
    pillars: [[264, 183, 269, 129, 7.5], [374, 184, 380, 129, 8]],
    seats: [[238, 129], [336, 129], [436, 130]],
    rail: [[244, 186.2], [276, 187.8], [340, 188], [430, 186.5], [474, 183.6]],
    lines: [
      [[162, 129], [155, 100], [155, 60], [160, 38, 0]],
      [[269, 131], [270, 80], [268, 36, 0]],
      [[380, 131], [379, 108], [368, 86], [354, 64], [348, 37, 0]],
      [[157, 39, 0], [352, 39, 0]],
      [[16, 114], [60, 119], [152, 123]],
      [[440, 66], [466, 80], [496, 82], [530, 82]],
      [[45, 104], [46, 84], [56, 64]],
      [[2, 80, 0], [47, 79, 0]],
    ],
    handles: [[246, 113], [354, 114]],
    fuel: [432, 108],
    mirror: [175, 130.5],
    head: [[5, 108, 0], [12, 116.5, 2], [46, 118, 2], [43, 105, 2], [4, 101, 0]],
    lens: [[[4, 109], [45, 111.5]], [[28, 104], [29, 117]]],
    tail: [[516, 126, 1], [506, 127, 2], [502, 98, 2], [525, 92, 1]],
    glow: [[509, 122], [506.5, 101]],
    intake: [[2, 68, 0], [16, 67, 2], [18, 56, 2], [3, 54, 0]],
  },

  pickup: {
    code: 'pu',
    length: 590,
    wheels: [98, 468],
    R: 41,
    rim: 0.65,
    wheel: 'six',
    arch: 46.5,
    sill: [38, 39, 50],
    step: true,
    under: [[46, 44], [62, 28], [500, 30], [560, 54]],
    body: [
      [40, 36, 3], [14, 40, 4], [6, 56], [4, 84], [5, 114], [13, 127, 7], [60, 131.5], [152, 135, 0],
      [174, 156.5], [197, 176], [215, 187], [240, 193], [280, 195], [330, 194], [374, 189, 7],
      [382, 168], [391, 139, 2], [396, 137.5, 0], [576, 138.5, 3], [580, 128], [582, 100], [582, 66, 3], [566, 54, 3],
    ],
    shoulder: [[16, 122], [140, 127], [280, 127.5], [430, 128], [580, 129]],
    lower: [[0, 70], [95, 78], [270, 70], [460, 80], [590, 82]],
    bounce: [[152, 50], [270, 48.5], [388, 50]],
    glass: [
      [167, 136.5, 2], [188, 157.5], [208, 175], [222, 182], [244, 186.5], [280, 188], [328, 187.3], [362, 183.5, 6],
      [377, 140.5, 4], [270, 137.8],
    ],
    screen: [[152, 135], [174, 156.5], [197, 176]],
    rear: [[375.5, 186], [382, 168], [390, 142]],
    pillars: [[273, 191, 278, 136, 8]],
    seats: [[248, 135], [342, 136]],
    lines: [
      [[163, 135], [156, 106], [156, 66], [161, 45, 0]],
      [[278, 138], [279, 86], [277, 45, 0]],
      [[380, 139, 0], [384, 100], [382, 46, 0]],
      [[158, 46, 0], [384, 46, 0]],
      [[16, 120], [60, 125], [152, 129]],
      [[45, 110], [46, 90], [54, 68]],
      [[566, 137, 0], [567, 66, 0]],
    ],
    handles: [[254, 119], [358, 120]],
    fuel: [424, 112],
    mirror: [176, 137],
    head: [[5, 114, 0], [12, 122.5, 2], [46, 124.5, 2], [42, 108, 2], [4, 105, 0]],
    lens: [[[4, 114], [44, 116.5]], [[27, 107], [29, 124]]],
    tail: [[582, 130, 0], [571, 130, 2], [571, 98, 2], [583, 98, 0]],
    glow: [[576.5, 127], [576.5, 101]],
    intake: [[2, 92, 0], [9, 92, 2], [10, 76, 2], [3, 75, 0]],
  },

  minivan: {
    code: 'mv',
    length: 518,
    wheels: [99, 407],
    R: 35.5,
    rim: 0.69,
    wheel: 'seven',
    arch: 40,
    sill: [19, 18, 21],
    body: [
      [28, 18, 3], [10, 21, 4], [4.5, 38], [2.5, 58], [7, 80, 8], [30, 93.5], [60, 103], [98, 110, 0],
      [134, 134], [170, 154.5], [204, 167.5], [246, 174.8], [310, 177], [390, 175.8], [450, 172.5], [498, 167, 3], [496.5, 163, 1.5],
      [501, 140], [508, 111, 4], [513, 104], [516, 86], [518, 72, 3], [518, 56], [514, 36], [505, 22, 5], [484, 20, 3],
    ],
    shoulder: [[24, 86], [120, 96], [260, 98], [400, 100], [512, 102]],
    lower: [[0, 46], [95, 54], [260, 47], [400, 57], [518, 61]],
    bounce: [[140, 26], [260, 24.5], [364, 27]],
    glass: [
      [120, 109, 2], [146, 129.5], [180, 149.5], [212, 161], [258, 168], [320, 170], [390, 168.5], [446, 165], [477, 161, 5],
      [488, 116, 5], [400, 109], [260, 106],
    ],
    screen: [[98, 110], [134, 134], [170, 154.5]],
    rear: [[496, 162], [501, 140], [507.6, 113]],
    pillars: [[160, 146, 166, 105, 4], [262, 172, 267, 104, 7], [382, 172, 385, 106, 8]],
    seats: [[234, 105], [340, 107], [438, 111]],
    rail: [[236, 173.6], [246, 174.8], [310, 177], [390, 175.8], [450, 172.5]],
    slide: [[386, 103.5, 0], [489, 106, 0]],
    lines: [
      [[156, 107], [148, 88], [148, 42], [154, 21, 0]],
      [[267, 106], [268, 60], [265, 18, 0]],
      [[385, 109], [384, 80], [370, 58], [357, 40], [350, 20, 0]],
      [[151, 21.5, 0], [354, 21.5, 0]],
      [[22, 86], [56, 97], [98, 103.5]],
      [[434, 54], [462, 69], [490, 73], [522, 74]],
      [[52, 88], [54, 70], [64, 52]],
    ],
    handles: [[243, 93], [288, 93]],
    mirror: [168, 108],
    head: [[6, 79, 0], [24, 89.5], [56, 99, 1], [48, 88.5], [26, 79], [3, 72, 1]],
    lens: [[[4, 76], [25, 84], [52, 94]], [[34, 81], [32, 94]]],
    tail: [[509, 118, 1], [499, 119, 2], [490, 96, 3], [517, 88, 1]],
    glow: [[502, 115], [496, 98.5]],
    intake: [[2, 48, 0], [16, 47, 2], [21, 37, 2], [4, 32, 0]],
  },

  'sports-car': {
    code: 'sp',
    length: 450,
    wheels: [89, 350],
    R: 34,
    rim: 0.76,
    wheel: 'ten',
    arch: 37,
    sill: [14, 13, 17],
    under: [[40, 18], [52, 10], [396, 10], [416, 20]],
    body: [
      [32, 13, 3], [9, 14, 3], [4.5, 26], [3, 38], [9, 53, 6], [34, 67], [62, 76.5], [94, 81.5], [135, 83], [200, 87.5, 0],
      [228, 104], [252, 116.5], [274, 124], [298, 126.5], [326, 123.3], [364, 110.5], [400, 98], [426, 93.2], [446, 94.5, 2],
      [444, 82], [449, 66, 3], [450, 52], [446, 32], [436, 17, 5], [410, 15, 3],
    ],
    shoulder: [[22, 57], [96, 75], [210, 72], [345, 86], [446, 82]],
    lower: [[0, 35], [90, 44], [220, 31], [345, 48], [450, 50]],
    bounce: [[128, 20], [220, 18], [310, 21]],
    glass: [
      [214, 88.5, 2], [235, 102.5], [257, 114.3], [276, 119.8], [297, 121.4], [320, 118.3], [347, 108, 3], [336, 98, 6], [280, 91],
    ],
    screen: [[200, 87.5], [228, 104], [252, 116.5]],
    rear: [[340, 119], [370, 108.4], [404, 97]],
    pillars: [],
    seats: [[294, 88]],
    lines: [
      [[210, 87], [202, 70], [201, 38], [207, 15, 0]],
      [[321, 95], [326, 72], [318, 40], [307, 15, 0]],
      [[204, 16, 0], [310, 16, 0]],
      [[30, 61], [62, 71], [120, 77], [200, 81.5]],
      [[404, 96], [424, 89], [446, 88]],
      [[376, 50], [404, 63], [426, 67], [454, 67]],
      [[54, 66], [54, 54], [60, 42]],
    ],
    handles: [[304, 78]],
    fuel: [372, 84],
    mirror: [224, 89.5],
    head: [[17, 58, 1], [36, 66.5], [64, 73, 1], [50, 63.5], [30, 56, 1]],
    lens: [[[20, 57], [34, 61.5], [58, 69]], [[40, 58], [38, 67]]],
    tail: [[444, 84, 1], [420, 85.5], [396, 83, 1], [420, 79], [448, 76, 1]],
    glow: [[414, 82.3], [452, 80.5]],
    intake: [[2, 34, 0], [20, 34, 2], [26, 23, 2], [4, 19, 0]],
    vent: [[138, 62, 2], [172, 60, 1], [168, 53, 2], [142, 51, 2]],
  },
}

// ---------------------------------------------------------------- drawing

function drawCar(style, paint) {
  const car = CARS[style];
  const c = PAINTS[paint];
  const id = `${car.code}-${c.code}`;
  const ox = (WIDTH - car.length) / 2;
  const place = ([x, h]) => [ox + x, GROUND - h];
  const px = (x) => num(ox + x);
  const py = (h) => num(GROUND - h);
  const shape = (pts) => toPath(curve(pts, true), place, true);
  const line = (pts) => toPath(curve(pts, false), place, false);
  // A line that swells towards its middle and dies away at both ends.
  const taper = (pts, w) => {
    const back = pts
      .slice(1, -1)
      .map(([x, h]) => [x, h - w])
      .reverse();
    const last = pts[pts.length - 1];
    return shape([[...pts[0], 0], ...pts.slice(1, -1), [...last, 0], ...back]);
  };

  const [wf, wr] = car.wheels;
  const { R, arch: Ra, length: L } = car;
  const hc = R + 1; // the arch is centred a little above the axle
  const [sf, sm, sr] = car.sill;
  const half = (h, r) => Math.sqrt(Math.max(0, r * r - (hc - h) ** 2));
  // Arc over a wheel from height a in front of it to height b behind it.
  const arch = (x, a, b, r = Ra) => {
    const front = Math.sign(hc - a) * Math.acos(half(a, r) / r);
    const back = Math.sign(hc - b) * Math.acos(half(b, r) / r);
    return `M${px(x - half(a, r))} ${py(a)}A${r} ${r} 0 ${front + back > 0 ? 1 : 0} 1 ${px(x + half(b, r))} ${py(b)}`;
  };

  const body = shape([
    ...car.body,
    [wr + half(sr, Ra), sr, 0],
    [wr - half(sm, Ra), sm, 0],
    [wf + half(sm, Ra), sm, 0],
    [wf - half(sf, Ra), sf, 0],
  ]);
  const top = Math.max(...car.body.map((p) => p[1]));
  const belt = car.glass[0][1];
  const under = car.under ?? [
    [36, sf + 5],
    [50, 14],
    [L - 62, 14],
    [L - 40, sr + 6],
  ];

  const out = [];
  const put = (...parts) => out.push(...parts);

  put(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">`,
    '<defs>',
    `<radialGradient id="${id}s"><stop offset=".3" stop-color="#14263D" stop-opacity=".34"/><stop offset="1" stop-color="#14263D" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="${id}p" x1="0" x2="0" y1="${py(top)}" y2="${py(sm)}" gradientUnits="userSpaceOnUse"><stop stop-color="${c.light}"/><stop offset="${num((top - belt + 12) / (top - sm))}" stop-color="${c.base}"/><stop offset="1" stop-color="${c.dark}"/></linearGradient>`,
    `<linearGradient id="${id}g" x1="0" x2="0" y1="${py(top)}" y2="${py(belt)}" gradientUnits="userSpaceOnUse"><stop stop-color="#1F3546"/><stop offset="1" stop-color="#6E979D"/></linearGradient>`,
    `<clipPath id="${id}c"><path id="${id}b" d="${body}"/></clipPath>`,
    `<clipPath id="${id}d"><path id="${id}w" d="${shape(car.glass)}"/></clipPath>`,
    '</defs>',
  );

  // Ground and underbody.
  put(
    `<ellipse cx="320" cy="${GROUND}" rx="${num(L * 0.53)}" ry="10" fill="url(#${id}s)"/>`,
    ...[wf, wr].map(
      (x) => `<ellipse cx="${px(x + 3)}" cy="${GROUND}" rx="${R + 6}" ry="4" fill="url(#${id}s)"/>`,
    ),
    `<path d="M${under.map((p) => place(p).map(num).join(' ')).join('L')}Z" fill="${GAP}"/>`,
  );
  if (car.rail)
    put(
      `<path d="${line(car.rail.map(([x, h]) => [x, h + 1.6]))}" stroke="${TRIM}" stroke-width="3.4" stroke-linecap="round"/>`,
    );

  // Body, its light and its shut-lines.
  const shoulder = line(car.shoulder);
  put(
    `<use href="#${id}b" fill="url(#${id}p)"/>`,
    `<g clip-path="url(#${id}c)">`,
    `<path d="${shoulder}L640 0H0Z" fill="${c.light}" fill-opacity=".28"/>`,
    `<path d="${line(car.lower)}V300H0Z" fill="${c.dark}" fill-opacity=".5"/>`,
    `<path d="${line(car.bounce)}" stroke="${c.light}" stroke-opacity=".6" stroke-width="1.6"/>`,
    `<path d="${taper(car.shoulder, 3.2)}" fill="${c.hi}" fill-opacity=".85"/>`,
  );
  if (car.cladTop) put(`<path d="${line(car.cladTop)}V300H0Z" fill="#2A343E"/>`);
  const flap = car.fuel
    ? `M${px(car.fuel[0])} ${py(car.fuel[1])}h11q2 0 2 2v8q0 2-2 2h-11q-2 0-2-2v-8q0-2 2-2Z`
    : '';
  put(
    `<path d="${car.lines.map(line).join('')}${flap}" stroke="${c.line}" stroke-opacity=".72"/>`,
    `<path d="${line(car.screen)}${line(car.rear)}" stroke="#2A4453" stroke-width="9"/>`,
    `<path d="${shape(car.intake)}${car.vent ? shape(car.vent) : ''}" fill="${GAP}" fill-opacity=".75"/>`,
    `<path d="${shape(car.head)}" fill="#EFF4F1" stroke="${c.line}"/>`,
    `<path d="${shape(car.tail)}" fill="${c.tail}" stroke="${c.line}"/>`,
    `<path d="${car.lens.map(line).join('')}" stroke="#5C707B" stroke-width="1.2"/>`,
    `<path d="${line(car.glow)}" stroke="#FFD9CE" stroke-opacity=".75" stroke-width="1.4"/>`,
    '</g>',
    `<use href="#${id}b" stroke="${c.line}" stroke-width="1.3" stroke-linejoin="round"/>`,
  );

  if (style === 'pickup') {
    put(
      `<path d="M${px(395)} ${py(137)}V${py(40)}" stroke="${GAP}" stroke-width="3.4"/>`,
      `<path d="M${px(399)} ${py(138.6)}H${px(578)}" stroke="${TRIM}" stroke-width="3.2" stroke-linecap="round"/>`,
      `<path d="${shape([
        [564, 66, 2],
        [590, 66, 3],
        [589, 52, 4],
        [558, 50, 2],
      ])}${shape([
        [2, 68, 3],
        [34, 68, 2],
        [42, 48, 2],
        [5, 50, 4],
      ])}" fill="#C3CACA" stroke="#2A343E"/>`,
    );
  }

  // Arches.
  if (car.clad) {
    const r = Ra + car.clad;
    put(`<path d="${arch(wf, sf, sm, r)}Z${arch(wr, sm, sr, r)}Z" fill="#2A343E"/>`);
  } else {
    const h = hc - 4;
    put(
      `<path d="${arch(wf, h, h, Ra + 1)}${arch(wr, h, Math.max(h, sr), Ra + 1)}" stroke="${c.light}" stroke-opacity=".75" stroke-width="1.6"/>`,
    );
  }
  put(`<path d="${arch(wf, sf, sm)}Z${arch(wr, sm, sr)}Z" fill="${GAP}"/>`);
  if (car.step) {
    put(
      `<path d="M${px(wf + Ra + 2)} ${py(sm - 4)}H${px(wr - Ra - 2)}" stroke="#47535E" stroke-width="4.6" stroke-linecap="round"/>`,
    );
  }

  // Glass: chrome surround, tint, what is behind it, what it mirrors.
  const seat = ([x, h]) =>
    shape([
      [x - 4, h - 4, 0],
      [x - 1, h + 10],
      [x + 6, h + 23],
      [x + 13, h + 24],
      [x + 15, h + 18],
      [x + 11, h - 4, 0],
    ]);
  const gx = car.glass[0][0] + 26;
  put(
    `<use href="#${id}w" fill="url(#${id}g)" stroke="${c.trim}" stroke-width="3.4"/>`,
    `<g clip-path="url(#${id}d)">`,
    `<path d="${car.seats.map(seat).join('')}" fill="#132433" fill-opacity=".5"/>`,
    `<path d="M${px(gx)} ${py(belt - 4)}L${px(gx + 36)} ${py(top)}h15L${px(gx + 13)} ${py(belt - 4)}Z" fill="#fff" fill-opacity=".22"/>`,
    ...car.pillars.map(
      ([x1, h1, x2, h2, w]) =>
        `<path d="M${px(x1)} ${py(h1)}L${px(x2)} ${py(h2)}" stroke="${TRIM}" stroke-width="${w}"/>`,
    ),
    '</g>',
    `<use href="#${id}w" stroke="${TRIM}" stroke-width="1.6"/>`,
  );

  // Fittings.
  if (car.slide) put(`<path d="${line(car.slide)}" stroke="${GAP}" stroke-width="2"/>`);
  const handle = (dh) => car.handles.map(([x, h]) => `M${px(x)} ${py(h + dh)}q7-1.6 15-.6`).join('');
  const [mx, mh] = car.mirror;
  put(
    `<path d="${handle(0)}" stroke="${c.line}" stroke-width="3.6" stroke-linecap="round"/>`,
    `<path d="${handle(0.5)}" stroke="${c.light}" stroke-width="1.8" stroke-linecap="round"/>`,
    `<path d="${shape([
      [mx, mh - 2, 2],
      [mx + 3, mh + 8, 3],
      [mx + 17, mh + 9.5, 3],
      [mx + 18, mh, 4],
    ])}" fill="${c.base}" stroke="${c.line}"/>`,
  );

  // Wheels.
  put(
    `<g transform="translate(${px(wf)} ${py(R)})">${wheel(`${id}r`, R, car.rim, car.wheel)}</g>`,
    `<use href="#${id}r" x="${px(wr)}" y="${py(R)}"/>`,
    '</svg>',
  );
  return out.join('');
}

// ---------------------------------------------------------------- stand-ins

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">`;

// The shoreline that turns into the road under the car.
const SHORE = 'M14 286C58 288 66 262 118 262H536C588 262 590 238 628 236';

// No photograph yet: a car asleep under its fitted cover.
function drawCovered() {
  const ox = 77;
  const place = ([x, h]) => [ox + x, GROUND - h];
  const shape = (pts) => toPath(curve(pts, true), place, true);
  const line = (pts) => toPath(curve(pts, false), place, false);
  const hem = [
    [478, 16],
    [450, 15],
    [418, 24],
    [374, 30],
    [332, 24],
    [290, 15],
    [232, 13.5],
    [174, 15],
    [134, 24],
    [90, 30],
    [46, 24],
    [14, 16, 4],
  ];
  const cover = [
    [5, 36],
    [1, 54],
    [7, 72, 10],
    [30, 81.5],
    [64, 88.5],
    [104, 95],
    [152, 102.5, 14],
    [186, 122.5],
    [217, 138],
    [244, 145.6],
    [274, 148],
    [320, 145.6],
    [362, 134],
    [410, 115, 16],
    [444, 112.5],
    [476, 111.5, 7],
    [485, 92],
    [488, 62],
    [486, 36],
    [480, 16, 4],
    ...hem.slice(1),
  ];
  // A fold is a thin leaf of shade that starts at a point of tension and fades out.
  const fold = ([a, b, c], w) => shape([[...a, 0], b, [...c, 0], [b[0] + w, b[1] - 1]]);
  const folds = [
    [
      [
        [170, 101],
        [164, 66],
        [150, 24],
      ],
      5,
    ],
    [
      [
        [174, 100],
        [196, 66],
        [206, 18],
      ],
      5,
    ],
    [
      [
        [276, 104],
        [272, 64],
        [274, 18],
      ],
      4,
    ],
    [
      [
        [378, 108],
        [366, 74],
        [344, 28],
      ],
      5,
    ],
    [
      [
        [384, 108],
        [398, 78],
        [412, 30],
      ],
      5,
    ],
    [
      [
        [446, 110],
        [456, 72],
        [448, 20],
      ],
      5,
    ],
    [
      [
        [58, 86],
        [52, 60],
        [44, 28],
      ],
      4,
    ],
    [
      [
        [20, 76],
        [18, 52],
        [22, 22],
      ],
      4,
    ],
  ].map(([p, w]) => fold(p, w));
  return (
    `${SHEET}<defs><linearGradient id="va-none-p" x1="0" x2="0" y1="114" y2="250" gradientUnits="userSpaceOnUse"><stop stop-color="#FBF8F0"/><stop offset=".4" stop-color="#E9E1D1"/><stop offset="1" stop-color="#C9BDA3"/></linearGradient></defs>` +
    `<path d="${SHORE}" stroke="#2B6E6A" stroke-width="2" stroke-linecap="round"/>` +
    '<path d="M34 297C82 298 88 274 138 274H470" stroke="#2B6E6A" stroke-opacity=".45" stroke-width="1.4" stroke-linecap="round"/>' +
    '<path d="M70 306C106 306 116 286 156 286H300" stroke="#2B6E6A" stroke-opacity=".25" stroke-width="1.2" stroke-linecap="round"/>' +
    '<ellipse cx="320" cy="262" rx="226" ry="4" fill="#14263D" fill-opacity=".16"/>' +
    '<path d="M112 246H534L520 251H128Z" fill="#3B4956"/>' +
    [90, 374]
      .map(
        (x) =>
          `<circle cx="${ox + x}" cy="228.5" r="33.5" fill="#4A5763"/><circle cx="${ox + x}" cy="228.5" r="24" fill="#A7AFAE"/>`,
      )
      .join('') +
    `<path d="${shape(cover)}" fill="url(#va-none-p)" stroke="#857959" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="${shape([
      [166, 104, 4],
      [190, 119],
      [221, 133.5],
      [250, 139],
      [274, 140],
      [314, 137.5],
      [350, 128.5],
      [382, 112, 6],
      [290, 106],
    ])}" fill="#A99C7C" fill-opacity=".26"/>` +
    `<path d="${folds.join('')}" fill="#8B7E5E" fill-opacity=".24"/>` +
    `<path d="${line([
      [12, 74],
      [104, 88],
      [250, 94],
      [380, 99],
      [485, 98],
    ])}" stroke="#857959" stroke-opacity=".55"/>` +
    `<path d="${line([
      [17, 76.8],
      [104, 90.2],
      [250, 96.2],
      [380, 101.2],
      [484, 100.5],
    ])}" stroke="#FFFDF8" stroke-width="2.2"/>` +
    `<path d="${shape([
      [163, 100, 4],
      [167, 112, 5],
      [183, 113, 6],
      [184, 102, 4],
    ])}" fill="#EFE8DA" stroke="#857959" stroke-width="1.1"/>` +
    `<path d="${line([
      [483, 24],
      [450, 22],
      [418, 31],
      [374, 37],
      [332, 31],
      [290, 22],
      [232, 20.5],
      [174, 22],
      [134, 31],
      [90, 37],
      [46, 31],
      [11, 24.5],
    ])}" stroke="#2B6E6A" stroke-width="1.8"/>` +
    '</svg>'
  );
}

// The photograph did not arrive: an empty bay by the shore, the car only dashed in.
function drawBay() {
  const car = CARS.sedan;
  const ox = 77;
  const place = ([x, h]) => [ox + x, GROUND - h];
  const [wf, wr] = car.wheels;
  const arc = (x) => `L${ox + x + 36} ${GROUND - 19}A39 39 0 1 0 ${ox + x - 36} ${GROUND - 19}`;
  const contour = toPath(curve(car.body, false), place, false);
  const bay = 'M66 262L36 294M574 262L604 294';
  const green = 'stroke="#2B6E6A"';
  return (
    SHEET +
    '<path d="M66 262H574L604 294H36Z" fill="#E4DCCB" fill-opacity=".5"/>' +
    `<path d="${bay}" stroke="#FFFDF8" stroke-width="6"/><path d="${bay}" stroke="#B7AB8B" stroke-width="1.2" transform="translate(3.4)"/><path d="${bay}" stroke="#B7AB8B" stroke-width="1.2" transform="translate(-3.4)"/>` +
    `<path d="M12 262C32 262 40 262 62 262H560C596 262 598 238 628 236" ${green} stroke-width="2" stroke-linecap="round"/>` +
    `<path d="${contour}${arc(wr)}${arc(wf)}Z" fill="#E4DCCB" fill-opacity=".3" ${green} stroke-width="1.8" stroke-dasharray="8 6"/>` +
    `<path d="${toPath(curve(car.glass, true), place, true)}" fill="#DFECE7" ${green} stroke-opacity=".65" stroke-width="1.3"/>` +
    `<path d="${toPath(
      curve(
        [
          [274, 139.8],
          [276, 60],
          [273, 18],
        ],
        false,
      ),
      place,
      false,
    )}" ${green} stroke-opacity=".4" stroke-width="1.2"/>` +
    [wf, wr]
      .map(
        (x) =>
          `<circle cx="${ox + x}" cy="228.5" r="33" ${green} stroke-opacity=".65" stroke-width="1.3"/><circle cx="${ox + x}" cy="228.5" r="23" ${green} stroke-opacity=".4" stroke-width="1.2"/>`,
      )
      .join('') +
    '</svg>'
  );
}

function drawSheet(cars) {
  const views = cars.map(
    ([style, paint], at) =>
      `<view id="${style}-${paint}" viewBox="0 ${at * HEIGHT} ${WIDTH} ${HEIGHT}"/>` +
      drawCar(style, paint).replace('<svg ', `<svg y="${at * HEIGHT}" `),
  );
  const height = cars.length * HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" fill="none">${views.join('')}</svg>`;
}

// ---------------------------------------------------------------- files

function minify(svg) {
  return `${
    optimize(svg, {
      multipass: true,
      floatPrecision: 1,
      plugins: [
        {
          name: 'preset-default',
          params: {
            overrides: { cleanupIds: false, mergePaths: false, cleanupNumericValues: { floatPrecision: 2 } },
          },
        },
      ],
    }).data
  }\n`;
}

function render() {
  const files = new Map();
  for (const style of Object.keys(CARS)) {
    for (const paint of Object.keys(PAINTS))
      files.set(`${style}-${paint}.svg`, minify(drawCar(style, paint)));
  }
  for (const [name, cars] of Object.entries(SHEETS)) files.set(name, minify(drawSheet(cars)));
  files.set('no-image.svg', minify(drawCovered()));
  files.set('broken-image.svg', minify(drawBay()));
  return files;
}

const HELP = `Draws the vehicle illustrations.

  node scripts/vehicle-art.mjs           write public/vehicles/*.svg
  node scripts/vehicle-art.mjs --check   write nothing; fail if a file is missing or out of date
  node scripts/vehicle-art.mjs --help    this text

The files are ${Object.keys(CARS).length} body styles (${Object.keys(CARS).join(', ')})
in ${Object.keys(PAINTS).length} paints (${Object.keys(PAINTS).join(', ')}), named {style}-{paint}.svg,
the two stand-ins no-image.svg and broken-image.svg, and ${Object.keys(SHEETS).join(', ')} with several cars, a view each. The same input always gives the same bytes.
A file over ${LIMIT} bytes a car is an error. To change a car, edit its points in this script and run it again.
`;

function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const unknown = args.find((a) => a !== '--check');
  if (unknown) {
    process.stderr.write(`vehicle-art: unknown option ${unknown}. See --help.\n`);
    return 2;
  }
  const check = args.includes('--check');
  let bad = 0;
  let biggest = 0;
  const files = render();
  if (!check) mkdirSync(OUT, { recursive: true });
  for (const [name, svg] of files) {
    const size = Buffer.byteLength(svg);
    biggest = Math.max(biggest, size);
    const limit = LIMIT * (SHEETS[name]?.length ?? 1);
    if (size >= limit) {
      process.stderr.write(`vehicle-art: ${name} weighs ${size} bytes; the limit is ${limit}.\n`);
      bad++;
    }
    const path = join(OUT, name);
    if (!check) {
      writeFileSync(path, svg);
      continue;
    }
    let there = '';
    try {
      there = readFileSync(path, 'utf8');
    } catch {
      // reported below
    }
    if (there !== svg) {
      process.stderr.write(
        `vehicle-art: ${name} is missing or out of date. Run node scripts/vehicle-art.mjs.\n`,
      );
      bad++;
    }
  }
  process.stdout.write(
    `${files.size} illustrations ${check ? 'checked' : 'written'}, largest ${biggest} bytes.\n`,
  );
  return bad ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
