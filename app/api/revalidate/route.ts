import { receiveWebhook } from '@/lib/inventory/server';

/** The database says that rows have changed (.env.example tells how to set it up). Every other method is answered with 405. */
export const POST = receiveWebhook;
