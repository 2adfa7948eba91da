import { receiveWebhook } from '@/lib/inventory/server';

/** The database says that rows have changed (docs/operations.md). Every other method is answered with 405. */
export const POST = receiveWebhook;
