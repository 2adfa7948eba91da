import { waitFor } from './processes.mjs';

/**
 * Starts the sandbox lead form.
 *
 * @param {import('./processes.mjs').Processes} processes stops it
 * @param {number} port
 * @returns {Promise<string>} its URL
 */
export async function startLeadForm(processes, port) {
  const url = `http://127.0.0.1:${port}`;
  const command = [process.execPath, 'tests/support/lead-form-provider.mjs'];
  const form = processes.start('The sandbox lead form', command, { env: { LEAD_FORM_PORT: String(port) } });
  await waitFor(`${url}/health`, form);
  return url;
}
