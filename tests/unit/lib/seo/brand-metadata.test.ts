import { brandModelsOf } from '@/lib/catalogue/brands';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { brandMetadata } from '@/lib/seo/brand-metadata';

describe('the metadata of the brand pages', () => {
  it('has a title and a description of its own for each make', () => {
    const all = makes.map(brandMetadata);
    expect(new Set(all.map((metadata) => metadata.title)).size).toBe(29);
    expect(new Set(all.map((metadata) => metadata.description)).size).toBe(29);
  });

  it.each(makes.map((make) => [make.slug, make] as const))(
    'of %s names its own address and its models',
    (slug, make) => {
      const metadata = brandMetadata(make);
      expect(metadata.alternates?.canonical).toBe(`${business.siteUrl}/inventory/${slug}`);
      for (const card of brandModelsOf(make)) expect(metadata.description).toContain(card.model);
      expect(metadata.description?.length).toBeLessThanOrEqual(170);
    },
  );
});
