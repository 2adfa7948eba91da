/** @jest-environment node */
import { business } from '@/lib/content/business';
import { search } from '@/lib/content/search';
import { inventoryMetadata } from '@/lib/seo/inventory';
import { pageTitle } from '@/lib/seo/metadata';

describe('the metadata of the inventory', () => {
  it('of the first page has no page number', () => {
    expect(inventoryMetadata(1)).toMatchObject({
      title: { absolute: pageTitle(search.inventory.title) },
      description: expect.not.stringContaining('Page'),
      alternates: { canonical: `${business.siteUrl}/inventory` },
    });
  });

  it('of a further page has its own title, description, and canonical URL', () => {
    expect(inventoryMetadata(3)).toMatchObject({
      title: { absolute: pageTitle(`${search.inventory.title}, Page 3`) },
      description: expect.stringContaining('Page 3'),
      alternates: { canonical: `${business.siteUrl}/inventory?page=3` },
      openGraph: { url: `${business.siteUrl}/inventory?page=3` },
    });
  });
});
