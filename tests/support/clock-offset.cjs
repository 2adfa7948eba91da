/** Loaded before the server (NODE_OPTIONS=--require): its clock runs CLOCK_OFFSET_HOURS hours ahead. */
const offset = Number(process.env.CLOCK_OFFSET_HOURS ?? 0) * 3_600_000;
const now = Date.now;
const sinceStart = performance.now.bind(performance);
Date.now = () => now() + offset;
performance.now = () => sinceStart() + offset;
