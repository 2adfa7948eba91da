/**
 * Loaded before a worker of Jest, which jest.config.mjs starts. With nothing left to do, Node frees all memory before a process
 * ends, also at `process.exit()`: on a busy machine longer than the half second after which Jest reports a worker as leaking.
 */
if (process.send) process.on('beforeExit', () => process.kill(process.pid, 'SIGKILL'));
