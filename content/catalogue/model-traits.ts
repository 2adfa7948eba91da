import type { MakeSlug } from './makes';
import type { models } from './models';

type ModelsByMake = { [Slug in MakeSlug]?: readonly (keyof (typeof models)[Slug])[] };

/** The models of models.ts that have a third row in every trim; one that is only available with it isn't listed. */
export const threeRowModels = {
  acura: ['MDX'],
  audi: ['Q7', 'SQ7'],
  bmw: ['Alpina XB7', 'X7'],
  buick: ['Enclave'],
  cadillac: ['Escalade', 'Escalade ESV', 'Escalade IQ', 'XT6'],
  chevrolet: ['Suburban', 'Tahoe', 'Traverse'],
  chrysler: ['Pacifica', 'Voyager'],
  dodge: ['Durango'],
  ford: ['Expedition', 'Expedition MAX', 'Explorer'],
  gmc: ['Acadia', 'Yukon', 'Yukon XL'],
  honda: ['Odyssey', 'Pilot'],
  hyundai: ['Palisade', 'Santa Fe'],
  infiniti: ['QX60', 'QX80'],
  jeep: ['Grand Cherokee L', 'Grand Wagoneer', 'Grand Wagoneer L', 'Wagoneer', 'Wagoneer L'],
  kia: ['Carnival', 'EV9', 'Sorento', 'Telluride'],
  lexus: ['TX'],
  lincoln: ['Aviator', 'Navigator', 'Navigator L'],
  mazda: ['CX-90'],
  mercedes: ['GLS'],
  nissan: ['Armada', 'Pathfinder'],
  subaru: ['Ascent'],
  toyota: ['Grand Highlander', 'Highlander', 'Sequoia', 'Sienna'],
  volkswagen: ['Atlas', 'ID. Buzz'],
  volvo: ['EX90', 'XC90'],
} as const satisfies ModelsByMake;

/** The models of models.ts that run on electricity alone in every trim. */
export const electricModels = {
  audi: [
    'A6 Sportback e-tron',
    'e-tron GT',
    'Q4 e-tron',
    'Q4 Sportback e-tron',
    'Q6 e-tron',
    'Q6 Sportback e-tron',
    'S6 Sportback e-tron',
    'SQ6 e-tron',
  ],
  bmw: ['i4', 'i5', 'i7', 'iX'],
  cadillac: ['Celestiq', 'Escalade IQ', 'Lyriq', 'Optiq'],
  chevrolet: ['Blazer EV', 'BrightDrop', 'Equinox EV', 'Silverado EV'],
  ford: ['E-Transit', 'F-150 Lightning', 'Mustang Mach-E'],
  genesis: ['Electrified G80', 'Electrified GV70', 'GV60'],
  gmc: ['Hummer EV Pickup', 'Hummer EV SUV', 'Sierra EV'],
  honda: ['Prologue'],
  hyundai: ['Ioniq 5', 'Ioniq 5 N', 'Ioniq 6', 'Kona Electric'],
  jeep: ['Wagoneer S'],
  kia: ['EV6', 'EV9', 'Niro EV'],
  lexus: ['RZ'],
  mercedes: ['EQB', 'EQE', 'EQE SUV', 'EQS', 'EQS SUV', 'eSprinter', 'Maybach EQS SUV'],
  nissan: ['Ariya', 'Leaf'],
  porsche: ['Macan Electric', 'Taycan', 'Taycan Cross Turismo'],
  ram: ['ProMaster EV'],
  subaru: ['Solterra'],
  toyota: ['bZ4X'],
  volkswagen: ['ID. Buzz', 'ID.4'],
  volvo: ['EC40', 'EX30', 'EX40', 'EX90'],
} as const satisfies ModelsByMake;
