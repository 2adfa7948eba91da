import { receiveWebhook } from '@/lib/inventory/server';

/** Called by the database when rows change; docs/operations.md says how to set it up. Other methods get 405. */
export const POST = receiveWebhook;
