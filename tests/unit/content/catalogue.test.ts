import { existsSync } from 'node:fs';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { type BrandModelContent, brandModels } from '@/content/catalogue/brand-models';
import { type MakeContent, makes as makeList } from '@/content/catalogue/makes';
import { models as modelsByMake } from '@/content/catalogue/models';
import { popularMakes } from '@/content/catalogue/popular-makes';

// Widened, so that the tests check the data and not what its literal types already guarantee.
const makes: readonly MakeContent[] = makeList;
const models: Record<string, Record<string, string>> = modelsByMake;
const cards: readonly BrandModelContent[] = brandModels;

/** What docs/product.md#catalogue promises; the catalogue may contain more. */
const promisedMakes =
  'Acura, Alfa Romeo, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, Ford, Genesis, GMC, Honda, Hyundai, Infiniti, Jeep, Kia, Land Rover, Lexus, Lincoln, Mazda, Mercedes-Benz, Nissan, Porsche, Ram, Subaru, Toyota, Volkswagen, Volvo';
const promisedToyotas =
  '4Runner, Camry, Crown, Grand Highlander, Highlander, Prius, RAV4, Sequoia, Sienna, Tacoma, Tundra, Venza, bZ4X';
const promisedCards: Record<string, string> = {
  Mercedes: 'C-Class, E-Class, GLC, S-Class, GLE',
  BMW: '3 Series, X3, 5 Series, X5, M3',
  Audi: 'A4, Q5, A6, Q7, e-tron GT',
  Toyota: 'Camry, RAV4, Highlander, Prius, 4Runner',
  Honda: 'Accord, CR-V, Pilot, Civic, HR-V',
  Ford: 'F-150, Explorer, Mustang, Escape, Bronco',
  Chevrolet: 'Malibu, Equinox, Tahoe, Camaro, Silverado',
  Jeep: 'Wrangler, Grand Cherokee, Compass, Cherokee, Gladiator',
};

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const sorted = (values: readonly string[]) => [...values].sort((a, b) => a.localeCompare(b, 'en'));
const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const brandOf = (card: BrandModelContent) => {
  const make = makes.find(({ slug }) => slug === card.makeSlug);
  return make?.brandName ?? make?.name ?? '';
};

describe('the makes', () => {
  const names = makes.map(({ name }) => name);

  it('include every promised make, in alphabetical order', () => {
    expect(names).toEqual(expect.arrayContaining(promisedMakes.split(', ')));
    expect(names).toEqual(sorted(names));
  });

  it('have unique slugs and aliases in the right form', () => {
    const slugs = makes.map(({ slug }) => slug);
    const aliases = makes.flatMap((make) => make.aliases);
    expect([...repeated(slugs), ...repeated(aliases)]).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(aliases.filter((alias) => !/^[a-z]+( [a-z]+)*$/.test(alias))).toEqual([]);
  });

  it('have no alias that is the name or the slug of another make', () => {
    for (const make of makes) {
      const others = makes.filter((other) => other !== make).flatMap(({ name, slug }) => [name, slug]);
      const taken = others.map(lettersAndDigits);
      expect(make.aliases.filter((alias) => taken.includes(lettersAndDigits(alias)))).toEqual([]);
    }
  });

  it('in the footer are listed once each', () => {
    expect(repeated(popularMakes)).toEqual([]);
  });
});

describe('the models', () => {
  it('exist for every make, at least two of them', () => {
    expect(makes.filter(({ slug }) => Object.keys(models[slug] ?? {}).length < 2)).toEqual([]);
  });

  it('of Toyota include the promised ones, in this order', () => {
    const promised = promisedToyotas.split(', ');
    expect(Object.keys(models.toyota ?? {}).filter((model) => promised.includes(model))).toEqual(promised);
  });

  it('of other makes are in alphabetical order, whole numbers first', () => {
    for (const [slug, list] of Object.entries(models).filter(([slug]) => slug !== 'toyota')) {
      const numbers = Object.keys(list).filter((name) => /^\d+$/.test(name));
      const others = Object.keys(list).filter((name) => !/^\d+$/.test(name));
      expect([slug, ...Object.keys(list)]).toEqual([slug, ...sorted(numbers), ...sorted(others)]);
    }
  });

  it('have body styles with a drawing in every paint', () => {
    for (const style of bodyStyles) {
      for (const paint of paints) expect(existsSync(`public/vehicles/${style}-${paint}.svg`)).toBe(true);
    }
  });
});

describe('the cards of the brand pages', () => {
  it('include the promised ones in this order, with the ids 1 to 40', () => {
    const promised = Object.entries(promisedCards).flatMap(([brand, list]) =>
      list.split(', ').map((model) => `${brand} ${model}`),
    );
    const found = cards.filter((card) => promised.includes(`${brandOf(card)} ${card.model}`));
    expect(found.map((card) => `${card.id} ${brandOf(card)} ${card.model}`)).toEqual(
      promised.map((name, at) => `${at + 1} ${name}`),
    );
  });

  it('have unique ids', () => {
    expect(repeated(cards.map(({ id }) => String(id)))).toEqual([]);
  });

  it.each(cards)(
    '$makeSlug $model has two short facts, its source, and a drawing of its body style',
    (card) => {
      expect([card.year, card.source]).toEqual([2025, `${brandOf(card)} Official`]);
      expect(new Set(card.features).size).toBe(2);
      for (const feature of card.features) {
        expect(feature).toMatch(/^\S+( \S+){2,5}$/);
        expect(feature).not.toMatch(/[$!]|\b(best|most|lowest|cheapest)\b/i);
      }
      const style = models[card.makeSlug]?.[card.model];
      expect(paints.map((paint) => `/vehicles/${style}-${paint}.svg`)).toContain(card.image);
    },
  );

  it('never have the same paint as the card before', () => {
    const paintOf = (card?: BrandModelContent) => card?.image.match(/-([a-z]+)\.svg$/)?.[1];
    const alike = cards.filter(
      (card, at) => cards[at - 1]?.makeSlug === card.makeSlug && paintOf(cards[at - 1]) === paintOf(card),
    );
    expect(alike).toEqual([]);
  });
});
