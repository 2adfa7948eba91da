import type { Vehicle } from '@/lib/inventory/row';

/** Of another year than the model year, 2031. */
export const vehicle: Vehicle = {
  id: 7,
  make: 'Land Rover',
  model: 'Defender',
  year: 2032,
  image: 'https://photos.example/a.jpg',
  carKinds: ['suv'],
  bodyStyle: 'off-road-suv',
};
