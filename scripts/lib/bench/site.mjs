import { rmSync } from 'node:fs';
import path from 'node:path';
import { step } from '../cli.mjs';
import { embeddedDatabase, localKeys } from '../database.mjs';
import { startLeadForm } from '../lead-form.mjs';
import { manyVehicles } from '../many-vehicles.mjs';
import { freePort } from '../ports.mjs';
import { Processes, waitFor } from '../processes.mjs';
import { root } from '../root.mjs';
import { buildSite, serveCommand } from '../site-build.mjs';

const FOLDER = '.next-bench';
/** @typedef {'small' | 'large'} InventorySize the seed's 60 rows, or 25,000 */

/** The site under measurement: one build, a sandbox form, and a database for each size of the inventory. */
export class BenchSite {
  processes = new Processes((name, output) =>
    console.error(`\n${name} exited early:\n${output.slice(-2000)}`),
  );
  /** @type {Record<string, string>} */
  #env = {};
  /** @type {Map<InventorySize, string>} */
  #databases = new Map();
  /** @type {{ size: InventorySize, url: string, server: import('../processes.mjs').RunningProcess } | null} */
  #served = null;

  async build() {
    const formPort = await freePort();
    const formUrl = `http://127.0.0.1:${formPort}`;
    this.#env = {
      NEXT_PUBLIC_SUPABASE_URL: await this.#database('small'),
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: '',
      NEXT_PUBLIC_LEAD_FORM_URL: formUrl,
      NEXT_DIST_DIR: FOLDER,
    };
    await step('Build', () => buildSite({ folder: FOLDER, env: this.#env }));
    await startLeadForm(this.processes, formPort);
  }

  /** @param {InventorySize} size */
  async #database(size) {
    const known = this.#databases.get(size);
    if (known) return known;
    const database = embeddedDatabase({
      folder: `.local-test/bench-${size}`,
      port: await freePort(),
      ...(size === 'large' && {
        seedSql: manyVehicles(25_000, "'/vehicles/sedan-ink.svg?' || md5(n::text)"),
      }),
    });
    await step(`Database, ${size}`, () => database.migrate({ recreate: true }));
    await database.start(this.processes);
    this.#databases.set(size, database.url);
    return database.url;
  }

  /**
   * Serves the build with an inventory of this size, one at a time: rows are cached in the build folder.
   *
   * @param {InventorySize} [size]
   * @returns {Promise<string>} origin
   */
  async serve(size = 'small') {
    if (this.#served?.size === size) return this.#served.url;
    await this.#served?.server.stop();
    rmSync(path.join(root, FOLDER, 'cache/fetch-cache'), { recursive: true, force: true });
    const port = await freePort();
    const server = this.processes.start('The site', serveCommand(port), {
      env: {
        ...this.#env,
        NODE_ENV: 'production',
        NEXT_PUBLIC_SUPABASE_URL: await this.#database(size),
      },
    });
    const url = `http://localhost:${port}`;
    await waitFor(`${url}/`, server);
    this.#served = { size, url, server };
    return url;
  }

  stop() {
    return this.processes.stopAll();
  }
}

/** @param {number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * @param {string[]} head
 * @param {unknown[][]} rows
 * @returns {string} a Markdown table, numbers to the right
 */
export function table(head, rows) {
  return [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
