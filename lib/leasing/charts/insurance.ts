export { highestDeductible, stateMinimums, usualLimits } from '@/content/lease-insurance';
