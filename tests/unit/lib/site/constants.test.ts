/** @jest-environment node */
import * as constants from '@/lib/site/constants';

it('the fixed figures are the promised ones', () => {
  expect(constants).toMatchObject({
    MODEL_YEAR: '2025',
    DEFAULT_MILEAGE: '12000',
    SCROLL_DELAY_MS: 300,
    CAROUSEL_DELAY_MS: 1000,
    SOCIAL_LOADED_MS: 1500,
    DEBUG_ROW_LIMIT: 100,
    FORM_HEIGHT: { default: 960, credit: 2472, apply: 900, vehicle: 600 },
  });
});
