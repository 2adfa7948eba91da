#!/usr/bin/env node
/**
 * Presses on the production build on this computer: a long load with memory watched, a server killed and restarted
 * under load, a server asked to stop under load. Ends with status 1 when something does not hold.
 */
import { spawn } from 'node:child_process';
import { printError, step } from './lib/cli.mjs';
import { embeddedDatabase, localKeys } from './lib/database.mjs';
import { hammer, memoryOf, visitors } from './lib/load/traffic.mjs';
import { freePort } from './lib/ports.mjs';
import { Processes } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { buildSite, serveCommand } from './lib/site-build.mjs';

if (process.argv.includes('--help')) {
  console.log(`npm run load                    200 connections for 60 seconds, then a kill and a stop under load
npm run load -- --seconds 20 --connections 50`);
  process.exit(0);
}

const option = (name, fallback) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || fallback;
const seconds = process.argv.includes('--seconds') ? option('seconds', 60) : 60;
const connections = process.argv.includes('--connections') ? option('connections', 200) : 200;
const FOLDER = '.next-test';
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const processes = new Processes((name, output) =>
  console.error(`${name} ended early:\n${output.slice(-2000)}`),
);
const wrong = [];
let server;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server?.kill('SIGKILL');
    processes.stopAll().finally(() => process.exit(1));
  });
}

/** Starts the site as a host does; not one of `processes`, because it is meant to be killed. */
async function serve(port, env) {
  const [program, ...args] = serveCommand(port);
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  for (let tries = 0; tries < 200; tries++) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/site.js`);
      await answer.arrayBuffer();
      if (answer.ok)
        return { pid: child.pid, ended, kill: (signal) => child.kill(signal), ready: Date.now() };
    } catch {
      await pause(25);
    }
  }
  child.kill('SIGKILL');
  throw new Error('The site did not start');
}

function hold(condition, sentence) {
  if (!condition) wrong.push(sentence);
}

async function longLoad(url) {
  const memory = [];
  const timer = setInterval(async () => memory.push(await memoryOf(server.pid)), 1_000);
  const result = await hammer({ url, connections, seconds });
  clearInterval(timer);
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  const third = Math.floor(memory.length / 3);
  const [middle, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third))];
  hold(result.errors === 0, `${result.errors} requests failed under load: ${JSON.stringify(result.kinds)}`);
  hold(last < middle * 1.2 + 20, `memory grows: ${middle.toFixed(0)} MB, later ${last.toFixed(0)} MB`);
  const note = `${result.perSecond} a second, median ${result.median} ms, 99 % within ${result.p99} ms, memory ${middle.toFixed(0)} then ${last.toFixed(0)} MB`;
  return `${result.answered} answered, ${result.errors} errors, ${note}`;
}

async function killed(url, port, env) {
  const crowd = visitors(url);
  await pause(3_000);
  const killedAt = Date.now();
  server.kill('SIGKILL');
  await server.ended;
  server = await serve(port, env);
  await pause(3_000);
  const diary = await crowd.stop();
  const cut = diary.filter(({ outcome }) => outcome === 'cut');
  const inFlight = cut.filter(({ started, ended }) => started <= killedAt && ended >= killedAt);
  const late = diary.filter(({ started, outcome }) => started > server.ready && outcome !== 'answered');
  const bad = diary.filter(({ outcome, status }) => outcome === 'answered' && status !== 200);
  hold(late.length === 0, `${late.length} requests failed after the restart`);
  hold(
    diary.every(({ started, outcome }) => outcome === 'answered' || started > killedAt - 15_000),
    'lost early',
  );
  hold(inFlight.length <= 20, `${inFlight.length} requests in flight were lost, of 20 visitors`);
  hold(bad.length === 0, `${bad.length} answers were not 200`);
  const note = `${inFlight.length} in flight lost, away for ${server.ready - killedAt} ms, none lost after the restart`;
  return note;
}

/** As a host does it: visitors are sent elsewhere, and those who wait still get their answers. */
async function stopped(url) {
  const crowd = visitors(url);
  await pause(3_000);
  const askedAt = Date.now();
  server.kill('SIGTERM');
  const diary = await crowd.stop();
  const how = await Promise.race([server.ended, pause(15_000).then(() => 'still there after 15 s')]);
  const took = Date.now() - askedAt;
  const waiting = diary.filter(({ started, ended }) => started <= askedAt && ended >= askedAt);
  const lost = waiting.filter(({ outcome }) => outcome !== 'answered');
  hold(how === 143 || how === 'SIGTERM', `the server ended with ${how}`);
  hold(lost.length === 0, `${lost.length} requests in flight were lost at the stop`);
  const note = `all ${waiting.length} in flight answered, ended after ${took} ms`;
  return note;
}

async function main() {
  const [port, databasePort] = [await freePort(), await freePort()];
  const database = embeddedDatabase({ folder: '.local-test/load', port: databasePort });
  const env = {
    NEXT_PUBLIC_SUPABASE_URL: database.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
    NEXT_PUBLIC_LEAD_FORM_URL: 'http://127.0.0.1:4100',
    INVENTORY_REVALIDATE_SECONDS: '5',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: FOLDER,
    NODE_ENV: 'production',
  };
  const url = `http://127.0.0.1:${port}`;
  await step('Database', () => database.migrate({ afresh: true }));
  await database.start(processes);
  await step('Build', () => buildSite({ folder: FOLDER, env }));
  server = await serve(port, env);
  await step(`${connections} connections for ${seconds} s`, () => longLoad(url));
  await step('Killed and restarted under load', () => killed(url, port, env));
  await step('Asked to stop under load', () => stopped(url));
}

try {
  await main();
} catch (error) {
  printError(error);
  wrong.push('the load test did not come to its end');
} finally {
  server?.kill('SIGKILL');
  await processes.stopAll();
}
console.log(wrong.length ? `\nDoes not hold:\n  ${wrong.join('\n  ')}` : '\nAll of it holds.');
process.exit(wrong.length ? 1 : 0);
