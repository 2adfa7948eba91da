import { receiveWebhook } from '@/lib/inventory/webhook';

/** Called by the database when rows change; setup: docs/operations.md. Other methods get 405. */
export const POST = receiveWebhook;
