#!/usr/bin/env node
/**
 * Draws the 29 make logos as one set and writes public/makes.svg, a sprite of
 * <symbol id="{slug}" viewBox="0 0 120 72"> in one tone (currentColor).
 *
 * Source: the SVG files of @cardog-icons/core (MIT). For every mark the script
 *   1. picks the lightest variant that stays recognisable in one tone, layer by layer;
 *   2. drops what nobody sees at 64 px and joins needless curve segments;
 *   3. scales by visual weight (hull area, then ink density), so wide and round
 *      marks look the same size in a row, and centres by the middle of the hull;
 *   4. writes one path, knocked-out interiors being true holes.
 * The same input always gives the same bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const DEFAULT_OUT = join(ROOT, 'public', 'makes.svg');

const HELP = `Usage: node scripts/make-logos.mjs [--out FILE] [--check] [--report] [--help]

Writes the sprite of the 29 make logos (default: public/makes.svg).

  --out FILE   write to FILE instead
  --check      write nothing; exit 1 if FILE differs from what would be written
  --report     also print bytes, box and ink of every mark
  --help       show this text`;

/* ---------------------------------------------------------------- recipes */

const WIDTH = 120;
const HEIGHT = 72;
/** No mark may come closer to the sides, or to top and bottom, than this. */
const MARGIN_X = 7;
const MARGIN_Y = 5;
/** Hull area every mark is scaled to, in square units of the box. */
const TARGET_AREA = 2250;
/** Ink per hull area that needs no correction; denser marks get smaller. */
const TARGET_DENSITY = 0.5;
const DENSITY_WEIGHT = 0.16;
/** How far a joined curve may leave the drawn one, in units of the box. */
const FIT_TOLERANCE = 0.02;
/** Two neighbouring segments meeting at more than this angle are a corner. */
const CORNER = (14 * Math.PI) / 180;

/**
 * file    name in the package, without .svg
 * use     layers to take, in order: n = path n; [n, [a, b]] = subpaths a and b of
 *         path n; { path, subs, inset } = the same, followed by a copy of itself
 *         drawn `inset` source units further in (makes an outline of a solid);
 *         `shift` moves a layer to the right by source units
 *         (all paths when absent)
 * knock   overlapping layers cut each other (solid badge with holes)
 * size    correction by eye, 1 = none
 * fit     own tolerance for joining curves
 */
const MARKS = [
  { slug: 'acura', file: 'Acura Icon' },
  {
    slug: 'alfa-romeo',
    file: 'Alfa Romeo Icon Dark',
    use: [
      [5, [0, 1]], // outer ring
      [5, [2, 3, 4, 5, 6, 7, 8, 10, 22, 23, 28, 29, 31, 32]], // lettering
      { path: 5, subs: [9], inset: 5.5 }, // inner ring
      [5, [13]], // cross
      [5, [14, 15, 16, 17, 18, 20, 21, 30]], // crown
      [5, [24, 25]], // serpent
    ],
    fit: 0.03,
  },
  { slug: 'audi', file: 'Audi Icon' },
  { slug: 'bmw', file: 'BMW Icon', use: [0, 2, 3] },
  { slug: 'buick', file: 'Buick Icon' },
  {
    slug: 'cadillac',
    file: 'Cadillac Icon',
    use: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    knock: true,
  },
  { slug: 'chevrolet', file: 'Chevrolet Icon', size: 0.92 },
  // the lettering inside the wings is too small to read; the name above them stays
  { slug: 'chrysler', file: 'Chrysler Logo', use: [0, 9, 10, 11, 12, 13, 14, 15, 16] },
  {
    slug: 'dodge',
    file: 'Dodge Icon',
    // the stripes are red in the original; in one tone they need a gap after the E
    use: [{ path: 0, shift: 29 }, { path: 1, shift: 29 }, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  },
  { slug: 'ford', file: 'Ford Icon', knock: true, size: 1.05 },
  { slug: 'genesis', file: 'Genesis Icon' },
  { slug: 'gmc', file: 'GMC Icon', size: 0.9 },
  { slug: 'honda', file: 'Honda Icon' },
  { slug: 'hyundai', file: 'Hyundai Icon' },
  { slug: 'infiniti', file: 'Infiniti Icon' },
  { slug: 'jeep', file: 'Jeep Icon', size: 0.93 },
  { slug: 'kia', file: 'Kia Icon', size: 0.95 },
  { slug: 'land-rover', file: 'Landrover Logo' },
  { slug: 'lexus', file: 'Lexus Icon' },
  { slug: 'lincoln', file: 'Lincoln Icon', size: 0.66 },
  { slug: 'mazda', file: 'Mazda Icon', use: [0], size: 1.04 },
  { slug: 'mercedes', file: 'MB Icon', knock: true, size: 0.96 },
  { slug: 'nissan', file: 'Nissan Icon', size: 0.96 },
  {
    slug: 'porsche',
    file: 'Porsche Icon Dark',
    use: [
      { path: 0, inset: 5 }, // outline of the shield
      [5, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]], // lettering
      [5, [21, 22, 23, 24, 25, 26]], // antlers
      [5, [29, 30, 31, 32]], // bars
      [5, [33, 34]], // outline of the inner shield
      [5, [27]], // horse
    ],
    size: 0.97,
    fit: 0.05,
  },
  { slug: 'ram', file: 'RAM Icon', size: 1.03, fit: 0.03 },
  { slug: 'subaru', file: 'Subaru Icon' },
  { slug: 'toyota', file: 'Toyota Icon' },
  { slug: 'volkswagen', file: 'Volkswagen Icon' },
  { slug: 'volvo', file: 'Volvo Icon' },
];

/* ------------------------------------------------------------------ paths */
// A subpath is { start: [x, y], segs: [[x, y] | [x1, y1, x2, y2, x, y], …] }, always closed.

function parsePath(d) {
  const tokens = d.match(/[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  const subs = [];
  let sub;
  let x = 0;
  let y = 0;
  let handle; // second handle of the last curve, for S
  let command = '';
  let i = 0;
  const number = (origin) => {
    const value = Number(tokens[i++]);
    if (!Number.isFinite(value)) throw new Error(`bad number in path: ${d.slice(0, 60)}`);
    return value + (command === command.toLowerCase() ? origin : 0);
  };
  const open = () => {
    sub ??= { start: [x, y], segs: [] };
    return sub.segs;
  };
  const close = () => {
    if (sub && sub.segs.length > 0) subs.push(sub);
    sub = undefined;
  };
  while (i < tokens.length) {
    if (/[a-z]/i.test(tokens[i])) command = tokens[i++];
    const kind = command.toUpperCase();
    if (kind === 'Z') {
      [x, y] = sub?.start ?? [x, y];
      close();
    } else if (kind === 'M') {
      close();
      [x, y] = [number(x), number(y)];
      sub = { start: [x, y], segs: [] };
      command = command === 'm' ? 'l' : 'L';
    } else if (kind === 'L' || kind === 'H' || kind === 'V') {
      const segs = open();
      if (kind !== 'V') x = number(x);
      if (kind !== 'H') y = number(y);
      segs.push([x, y]);
    } else if (kind === 'C' || kind === 'S') {
      const segs = open();
      const first =
        kind === 'C' ? [number(x), number(y)] : handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y];
      const second = [number(x), number(y)];
      [x, y] = [number(x), number(y)];
      segs.push([...first, ...second, x, y]);
      handle = second;
      continue;
    } else {
      throw new Error(`path command ${command} is not supported`);
    }
    handle = undefined;
  }
  close();
  return subs;
}

const end = (seg) => [seg[seg.length - 2], seg[seg.length - 1]];
const sub2 = (a, b) => [a[0] - b[0], a[1] - b[1]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const length = (a) => Math.hypot(a[0], a[1]);
const unit = (a) => {
  const l = length(a);
  return l > 0 ? [a[0] / l, a[1] / l] : [0, 0];
};

function mapSub(sub, f) {
  return {
    start: f(sub.start[0], sub.start[1]),
    segs: sub.segs.map((seg) => {
      const out = [];
      for (let i = 0; i < seg.length; i += 2) out.push(...f(seg[i], seg[i + 1]));
      return out;
    }),
  };
}

/** Point of a cubic at t. */
function at(p0, c, t) {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const e = 3 * u * t * t;
  const g = t * t * t;
  return [a * p0[0] + b * c[0] + e * c[2] + g * c[4], a * p0[1] + b * c[1] + e * c[3] + g * c[5]];
}

function flatten(sub, steps = 12) {
  const points = [sub.start];
  let p = sub.start;
  for (const seg of sub.segs) {
    if (seg.length === 6) for (let k = 1; k < steps; k++) points.push(at(p, seg, k / steps));
    p = end(seg);
    points.push(p);
  }
  return points;
}

function bounds(points) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1, w: x1 - x0, h: y1 - y0 };
}

function signedArea(points) {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [ax, ay] = points[i];
    const [bx, by] = points[(i + 1) % points.length];
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list) => {
    const out = [];
    for (const p of list) {
      while (out.length > 1 && cross(out[out.length - 2], out[out.length - 1], p) <= 0) out.pop();
      out.push(p);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function centroid(polygon) {
  const area = signedArea(polygon);
  let cx = 0;
  let cy = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[(i + 1) % polygon.length];
    const k = ax * by - bx * ay;
    cx += (ax + bx) * k;
    cy += (ay + by) * k;
  }
  return [cx / (6 * area), cy / (6 * area)];
}

/* ------------------------------------------------- joining curve segments */

function tangentOut(p, seg) {
  if (seg.length === 2) return unit(sub2(seg, p));
  for (const q of [
    [seg[0], seg[1]],
    [seg[2], seg[3]],
    [seg[4], seg[5]],
  ]) {
    const v = sub2(q, p);
    if (length(v) > 1e-6) return unit(v);
  }
  return [0, 0];
}

function tangentIn(p, seg) {
  const e = end(seg);
  if (seg.length === 2) return unit(sub2(e, p));
  for (const q of [[seg[2], seg[3]], [seg[0], seg[1]], p]) {
    const v = sub2(e, q);
    if (length(v) > 1e-6) return unit(v);
  }
  return [0, 0];
}

/** One cubic through the points, least squares over its two handle lengths. */
function fitOnce(points, params, t1, t2) {
  const first = points[0];
  const last = points[points.length - 1];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (let i = 0; i < points.length; i++) {
    const t = params[i];
    const u = 1 - t;
    const b1 = 3 * u * u * t;
    const b2 = 3 * u * t * t;
    const a1 = [t1[0] * b1, t1[1] * b1];
    const a2 = [t2[0] * b2, t2[1] * b2];
    const b0 = u * u * u + b1;
    const b3 = t * t * t + b2;
    const rest = [points[i][0] - first[0] * b0 - last[0] * b3, points[i][1] - first[1] * b0 - last[1] * b3];
    c00 += dot(a1, a1);
    c01 += dot(a1, a2);
    c11 += dot(a2, a2);
    x0 += dot(a1, rest);
    x1 += dot(a2, rest);
  }
  const det = c00 * c11 - c01 * c01;
  const chord = length(sub2(last, first));
  let alpha = det !== 0 ? (x0 * c11 - x1 * c01) / det : 0;
  let beta = det !== 0 ? (c00 * x1 - c01 * x0) / det : 0;
  if (!(alpha > chord * 1e-3) || !(beta > chord * 1e-3)) alpha = beta = chord / 3;
  return [
    first[0] + t1[0] * alpha,
    first[1] + t1[1] * alpha,
    last[0] + t2[0] * beta,
    last[1] + t2[1] * beta,
    last[0],
    last[1],
  ];
}

/** Moves each parameter to where the curve is nearest to its point (one Newton step). */
function reparam(points, params, c) {
  const p0 = points[0];
  return params.map((t, i) => {
    const u = 1 - t;
    const q = at(p0, c, t);
    const d1 = [0, 1].map(
      (k) => 3 * u * u * (c[k] - p0[k]) + 6 * u * t * (c[2 + k] - c[k]) + 3 * t * t * (c[4 + k] - c[2 + k]),
    );
    const d2 = [0, 1].map(
      (k) => 6 * u * (c[2 + k] - 2 * c[k] + p0[k]) + 6 * t * (c[4 + k] - 2 * c[2 + k] + c[k]),
    );
    const diff = sub2(q, points[i]);
    const below = dot(d1, d1) + dot(diff, d2);
    if (Math.abs(below) < 1e-9) return t;
    return Math.min(1, Math.max(0, t - dot(diff, d1) / below));
  });
}

function fitCurve(points, t1, t2, tolerance, depth = 0) {
  const params = [0];
  for (let i = 1; i < points.length; i++) params.push(params[i - 1] + length(sub2(points[i], points[i - 1])));
  const total = params[params.length - 1];
  if (total === 0) return [];
  let ts = params.map((v) => v / total);
  let worst = 0;
  for (let round = 0; round < 6; round++) {
    const c = fitOnce(points, ts, t1, t2);
    let error = 0;
    worst = Math.floor(points.length / 2);
    for (let i = 1; i < points.length - 1; i++) {
      const e = length(sub2(at(points[0], c, ts[i]), points[i]));
      if (e > error) {
        error = e;
        worst = i;
      }
    }
    if (error <= tolerance) return [c];
    if (error > tolerance * 8) break;
    ts = reparam(points, ts, c);
  }
  if (points.length < 5 || depth > 12) {
    return points.slice(1);
  }
  const cut = Math.min(points.length - 3, Math.max(2, worst));
  const middle = unit(sub2(points[cut + 1], points[cut - 1]));
  return [
    ...fitCurve(points.slice(0, cut + 1), t1, [-middle[0], -middle[1]], tolerance, depth + 1),
    ...fitCurve(points.slice(cut), middle, t2, tolerance, depth + 1),
  ];
}

/** Joins runs of smoothly connected curves wherever fewer do. Corners and long lines stay. */
function simplify(sub, tolerance) {
  // drop points too close to matter
  let p = sub.start;
  let segs = [];
  for (const seg of sub.segs) {
    const e = end(seg);
    if (seg.length === 2 && length(sub2(e, p)) < 0.004) continue;
    segs.push(seg);
    p = e;
  }
  if (segs.length === 0) return undefined;
  if (length(sub2(p, sub.start)) > 0.004) segs.push([...sub.start]);
  else segs[segs.length - 1].splice(-2, 2, ...sub.start);

  const starts = (list, s) => list.map((_, i) => (i === 0 ? s : end(list[i - 1])));
  let from = starts(segs, sub.start);
  const isLong = (i) => segs[i].length === 2 && length(sub2(segs[i], from[i])) > 1.2;
  const isCorner = (i) => {
    const before = (i + segs.length - 1) % segs.length;
    if (isLong(i) || isLong(before)) return true;
    const turn = dot(tangentIn(from[before], segs[before]), tangentOut(from[i], segs[i]));
    return Math.acos(Math.max(-1, Math.min(1, turn))) > CORNER;
  };
  // begin at a corner, so that no run crosses the seam
  let seam = segs.findIndex((_, i) => isCorner(i));
  if (seam < 0) seam = 0;
  const start = from[seam];
  segs = [...segs.slice(seam), ...segs.slice(0, seam)];
  from = starts(segs, start);

  const out = [];
  let i = 0;
  while (i < segs.length) {
    let j = i + 1;
    while (j < segs.length && !isCorner(j)) j++;
    const run = segs.slice(i, j);
    if (run.length === 1) {
      out.push(run[0]);
    } else {
      const points = [from[i]];
      for (let k = i; k < j; k++) {
        const n = segs[k].length === 6 ? 8 : 4;
        for (let s = 1; s <= n; s++) {
          const t = s / n;
          const e = end(segs[k]);
          points.push(
            segs[k].length === 6
              ? at(from[k], segs[k], t)
              : [from[k][0] + (e[0] - from[k][0]) * t, from[k][1] + (e[1] - from[k][1]) * t],
          );
        }
      }
      const t1 = tangentOut(from[i], segs[i]);
      const back = tangentIn(from[j - 1], segs[j - 1]);
      const joined = fitCurve(points, t1, [-back[0], -back[1]], tolerance);
      out.push(...(joined.length < run.length ? joined : run));
    }
    i = j;
  }
  return { start, segs: out };
}

/* ----------------------------------------------------------------- raster */

const SCALE = 8;

/** Pixels covered by layers of { subs, evenodd }, 8 per unit of the box. */
function raster(layers) {
  const w = WIDTH * SCALE;
  const h = HEIGHT * SCALE;
  const bitmap = new Uint8Array(w * h);
  for (const { subs, evenodd } of layers) {
    const rows = Array.from({ length: h }, () => []);
    for (const sub of subs) {
      const points = flatten(sub);
      for (let i = 0; i < points.length; i++) {
        let [ax, ay] = points[i];
        let [bx, by] = points[(i + 1) % points.length];
        let dir = 1;
        if (ay > by) {
          [ax, ay, bx, by] = [bx, by, ax, ay];
          dir = -1;
        }
        const first = Math.max(0, Math.ceil(ay * SCALE - 0.5));
        const last = Math.min(h, Math.ceil(by * SCALE - 0.5));
        for (let y = first; y < last; y++) {
          const t = ((y + 0.5) / SCALE - ay) / (by - ay);
          rows[y].push([(ax + (bx - ax) * t) * SCALE, dir]);
        }
      }
    }
    rows.forEach((row, y) => {
      row.sort((a, b) => a[0] - b[0]);
      let wind = 0;
      for (let i = 0; i + 1 < row.length; i++) {
        wind += evenodd ? 1 : row[i][1];
        if (evenodd ? wind % 2 : wind) {
          const from = Math.max(0, Math.ceil(row[i][0] - 0.5));
          const to = Math.min(w, Math.ceil(row[i + 1][0] - 0.5));
          bitmap.fill(1, y * w + from, Math.max(y * w + from, y * w + to));
        }
      }
    });
  }
  return bitmap;
}

const ink = (bitmap) => bitmap.reduce((sum, v) => sum + v, 0) / (SCALE * SCALE);
const difference = (a, b) => a.reduce((sum, v, i) => sum + (v ^ b[i]), 0) / (SCALE * SCALE);

/* ------------------------------------------------------------------ marks */

/** Scales a convex outline towards its middle, so that each side moves in by `by`. */
function insetCopy(sub, by) {
  const b = bounds(flatten(sub));
  const cx = (b.x0 + b.x1) / 2;
  const cy = (b.y0 + b.y1) / 2;
  const kx = 1 - (2 * by) / b.w;
  const ky = 1 - (2 * by) / b.h;
  return mapSub(sub, (x, y) => [cx + (x - cx) * kx, cy + (y - cy) * ky]);
}

function readLayers(folder, mark) {
  const svg = readFileSync(join(folder, `${mark.file}.svg`), 'utf8').split('<defs>')[0];
  const paths = [...svg.matchAll(/<path\b([^>]*)>/g)].map(([, attributes]) => ({
    evenodd: attributes.includes('fill-rule="evenodd"'),
    subs: parsePath(/\sd="([^"]*)"/.exec(attributes)[1]),
  }));
  const wanted = mark.use ?? paths.map((_, i) => i);
  return wanted.map((entry) => {
    const { path, subs, inset, shift } = Array.isArray(entry)
      ? { path: entry[0], subs: entry[1] }
      : typeof entry === 'number'
        ? { path: entry }
        : entry;
    const layer = paths[path];
    if (!layer) throw new Error(`${mark.file}: no path ${path}`);
    let picked = layer.subs;
    if (subs) {
      picked = subs.map((n) => {
        if (!layer.subs[n]) throw new Error(`${mark.file}: no subpath ${n} in path ${path}`);
        return layer.subs[n];
      });
    }
    if (shift) picked = picked.map((sub) => mapSub(sub, (x, y) => [x + shift, y]));
    return {
      evenodd: layer.evenodd,
      subs: inset ? picked.flatMap((sub) => [sub, reverse(insetCopy(sub, inset))]) : picked,
    };
  });
}

function reverse(sub) {
  const from = [sub.start, ...sub.segs.map(end)];
  const segs = sub.segs.map((seg, i) =>
    seg.length === 6 ? [seg[2], seg[3], seg[0], seg[1], ...from[i]] : [...from[i]],
  );
  return { start: from[from.length - 1], segs: segs.reverse() };
}

/** Turns a layer so that its largest shape runs clockwise: layers can then share one path. */
function oneWay(subs) {
  const areas = subs.map((sub) => signedArea(flatten(sub)));
  const largest = areas.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  return largest < 0 ? subs.map(reverse) : subs;
}

const place = (layers, f) =>
  layers.map((layer) => ({ ...layer, subs: layer.subs.map((sub) => mapSub(sub, f)) }));

function toPath(subs) {
  const n = (v) => String(Math.round(v * 1000) / 1000);
  return subs
    .map(
      (sub) =>
        `M${n(sub.start[0])} ${n(sub.start[1])}${sub.segs
          .map((seg) => (seg.length === 6 ? 'C' : 'L') + seg.map(n).join(' '))
          .join('')}Z`,
    )
    .join('');
}

function squeeze(d, evenodd) {
  const rule = evenodd ? ' fill-rule="evenodd"' : '';
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path${rule} d="${d}"/></svg>`,
    {
      multipass: true,
      floatPrecision: 2,
      plugins: [
        {
          name: 'convertPathData',
          // arcs and quadratics would leave the outline further than two decimals allow
          params: { floatPrecision: 2, makeArcs: false, convertToQ: false },
        },
      ],
    },
  );
  const found = /\sd="([^"]*)"/.exec(data);
  if (!found) throw new Error('nothing left of a path');
  return found[1];
}

function draw(folder, mark) {
  let layers = readLayers(folder, mark);
  layers = layers.map(({ evenodd, subs }) => ({ evenodd, subs: oneWay(subs) }));
  if (mark.knock) layers = [{ evenodd: true, subs: layers.flatMap((layer) => layer.subs) }];

  // 1. roughly into the box, to weigh it
  const points = layers.flatMap((layer) => layer.subs.flatMap((sub) => flatten(sub)));
  const box = bounds(points);
  const rough = Math.min(WIDTH / box.w, HEIGHT / box.h);
  const weighed = place(layers, (x, y) => [(x - box.x0) * rough, (y - box.y0) * rough]);
  const outline = hull(points);
  const hullArea = Math.abs(signedArea(outline));
  const density = ink(raster(weighed)) / (hullArea * rough * rough);

  // 2. to its optical size, around the middle of its hull
  const wish =
    Math.sqrt(TARGET_AREA / hullArea) * (TARGET_DENSITY / density) ** DENSITY_WEIGHT * (mark.size ?? 1);
  const scale = Math.min(wish, (WIDTH - 2 * MARGIN_X) / box.w, (HEIGHT - 2 * MARGIN_Y) / box.h);
  const [cx, cy] = centroid(outline);
  const middle = (low, high, centre, size, margin) =>
    Math.min(size - margin - high * scale, Math.max(margin - low * scale, size / 2 - centre * scale));
  const tx = middle(box.x0, box.x1, cx, WIDTH, MARGIN_X);
  const ty = middle(box.y0, box.y1, cy, HEIGHT, MARGIN_Y);
  const placed = place(layers, (x, y) => [x * scale + tx, y * scale + ty]);

  // 3. fewer segments, one path, the simplest fill rule that shows the same
  const subs = placed
    .flatMap((layer) => layer.subs)
    .map((sub) => simplify(sub, mark.fit ?? FIT_TOLERANCE))
    .filter((sub) => sub && Math.abs(signedArea(flatten(sub))) > 0.02);
  const before = raster(placed);
  const area = ink(before);
  const lost = [false, true].map((evenodd) => difference(before, raster([{ subs, evenodd }])) / area);
  const evenodd = lost[1] < lost[0] - 0.002;
  const d = squeeze(toPath(subs), evenodd);
  const off = difference(before, raster([{ subs: parsePath(d), evenodd }])) / area;
  if (off > 0.02) throw new Error(`${mark.slug}: ${(off * 100).toFixed(1)} % of the mark changed`);

  const markup = `<symbol id="${mark.slug}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="currentColor"><path${evenodd ? ' fill-rule="evenodd"' : ''} d="${d}"/></symbol>`;
  return {
    markup,
    facts: {
      slug: mark.slug,
      bytes: markup.length,
      w: Math.round(box.w * scale * 10) / 10,
      h: Math.round(box.h * scale * 10) / 10,
      ink: Math.round(area),
      density: Math.round(density * 100) / 100,
      changed: `${(off * 100).toFixed(2)} %`,
      full: wish > scale * 1.001 ? 'limited by the box' : '',
    },
  };
}

/* ------------------------------------------------------------------- main */

export function build() {
  const require = createRequire(import.meta.url);
  const folder = resolve(dirname(require.resolve('@cardog-icons/core')), '..', 'optimized');
  const drawn = MARKS.map((mark) => draw(folder, mark));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.map((mark) => mark.markup).join('\n')}\n</svg>\n`;
  return { svg, facts: drawn.map((mark) => mark.facts) };
}

function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const known = ['--out', '--check', '--report'];
  let out = DEFAULT_OUT;
  for (let i = 0; i < args.length; i++) {
    if (!known.includes(args[i])) {
      console.error(`Unknown option ${args[i]}\n\n${HELP}`);
      return 2;
    }
    if (args[i] === '--out') {
      i += 1;
      if (!args[i]) {
        console.error(`--out needs a file name\n\n${HELP}`);
        return 2;
      }
      out = resolve(args[i]);
    }
  }
  const { svg, facts } = build();
  if (args.includes('--report')) console.table(facts);
  const name = relative(process.cwd(), out) || out;
  if (args.includes('--check')) {
    let same = false;
    try {
      same = readFileSync(out, 'utf8') === svg;
    } catch {
      // a missing file counts as different
    }
    console.log(same ? `${name} is up to date` : `${name} is out of date`);
    return same ? 0 : 1;
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, svg);
  const bytes = Buffer.byteLength(svg);
  console.log(
    `${name}: ${facts.length} marks, ${bytes} bytes, ${gzipSync(svg, { level: 9 }).length} gzipped`,
  );
  return 0;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2));
}
