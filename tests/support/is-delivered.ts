import { business } from '@/content/business';

/** Whether content/ is still that of the example business. An owner can write anything there. */
export const isDelivered = business.name === 'Harborline Auto Leasing';
