/** Loaded before the server (NODE_OPTIONS=--require): the process lives HOURS_LATER hours after the files on its disk. */
const late = Number(process.env.HOURS_LATER ?? 0) * 3_600_000;
const now = Date.now;
const sinceStart = performance.now.bind(performance);
Date.now = () => now() + late;
performance.now = () => sinceStart() + late;
