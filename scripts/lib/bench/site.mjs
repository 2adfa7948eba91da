import { rmSync } from 'node:fs';
import path from 'node:path';
import { step } from '../cli.mjs';
import { embeddedDatabase, localKeys } from '../database.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { manyVehicles } from '../many-vehicles.mjs';
import { freePort } from '../ports.mjs';
import { Processes, waitFor } from '../processes.mjs';
import { root } from '../root.mjs';
import { buildSite, serveCommand } from '../site-build.mjs';

const FOLDER = '.next-bench';

/** As many rows as the browser tests' large inventory, a photo address each. */
const seedSql = manyVehicles(5_000, "'/vehicles/sedan-ink.svg?' || md5(n::text)");

/** What all parts of the bench share: one build, databases and a sandbox form, all ended together. */
export class Bench {
  // Processes are known by their names, and there are several databases: each has a set of its own.
  #sets = [];
  #env = {};
  #served = null;
  #databases = new Map();
  #closing = [];

  #processes() {
    const set = new Processes((name, output) =>
      console.error(`\n${name} ended early:\n${output.slice(-2000)}`),
    );
    this.#sets.push(set);
    return set;
  }

  /** Builds the site once, with a sandbox form. */
  async start() {
    const formPort = await freePort();
    this.#env = {
      NEXT_PUBLIC_SUPABASE_URL: await this.#database('small'),
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: '',
      NEXT_PUBLIC_LEAD_FORM_URL: `http://127.0.0.1:${formPort}`,
      INVENTORY_REVALIDATE_SECONDS: '300',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: FOLDER,
    };
    await step('Build', () => buildSite({ folder: FOLDER, env: this.#env, force: true }));
    const form = [process.execPath, 'tests/support/lead-form-provider.mjs'];
    await waitFor(
      `${this.#env.NEXT_PUBLIC_LEAD_FORM_URL}/health`,
      this.#processes().start('The sandbox lead form', form, { env: { LEAD_FORM_PORT: String(formPort) } }),
    );
  }

  /** @param {'small' | 'large'} size 60 rows or 5,000 @returns {Promise<string>} its address */
  async #database(size) {
    if (!this.#databases.has(size)) {
      const database = embeddedDatabase({
        folder: `.local-test/bench-${size}`,
        port: await freePort(),
        ...(size === 'large' && { seedSql }),
      });
      await step(`Database, ${size}`, () => database.migrate({ afresh: true }));
      await database.start(this.#processes());
      this.#databases.set(size, database.url);
    }
    return this.#databases.get(size);
  }

  /**
   * Serves the build in place of whatever was served before: rows are kept in the build folder, whichever database
   * they came from.
   */
  async #serve(name, env) {
    await this.#served?.processes.stopAll();
    rmSync(path.join(root, FOLDER, 'cache/fetch-cache'), { recursive: true, force: true });
    const port = await freePort();
    const processes = this.#processes();
    const site = processes.start('The site', serveCommand(port), {
      env: { ...this.#env, NODE_ENV: 'production', ...env },
    });
    await waitFor(`http://localhost:${port}/`, site);
    this.#served = { name, processes, pid: site.pid, url: `http://localhost:${port}` };
    return this.#served;
  }

  /** @param {'small' | 'large'} size of the inventory @returns {Promise<string>} the site's address */
  async site(size = 'small') {
    if (this.#served?.name !== size)
      await this.#serve(size, { NEXT_PUBLIC_SUPABASE_URL: await this.#database(size) });
    return this.#served.url;
  }

  /** A site whose requests to its database are counted. @returns {Promise<{ url: string, pid: number, asked: () => number }>} */
  async countedSite() {
    const { startFaultProxy } = await loadTypeScript(
      "export { startFaultProxy } from '@/tests/support/fault-proxy';",
    );
    const proxy = await startFaultProxy(await this.#database('small'));
    this.#closing.push(() => proxy.stop());
    const { url, pid } = await this.#serve('counted', {
      NEXT_PUBLIC_SUPABASE_URL: proxy.url,
      INVENTORY_REVALIDATE_SECONDS: '86400',
    });
    return { url, pid, asked: proxy.requests };
  }

  async stop() {
    await Promise.all([...this.#sets.map((set) => set.stopAll()), ...this.#closing.map((close) => close())]);
  }
}
