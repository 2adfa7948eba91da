import { business } from '@/content/business';

/**
 * Whether content/ is still that of the example business. Afterwards it's the owner's, who may
 * write anything.
 */
export const isDelivered = business.name === 'Harborline Auto Leasing';
