// Next loads an adapter as JavaScript.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./adapter')} */
const { createAdapter } = await tsImport('./adapter.ts', import.meta.url);

export default await createAdapter(process.env);
