import { TriangleAlert } from 'lucide';
import { Fragment } from 'react';
import { CarPicture } from '@/components/cars/car-picture';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { normalizedMakeName } from '@/lib/catalogue/makes';
import { traitsOf } from '@/lib/catalogue/models';
import type { DebugRowsOrError } from '@/lib/inventory/server';
import { routes } from '@/lib/site/routes';

export function InventoryDebug({ result }: { result: DebugRowsOrError }) {
  return (
    <PageContainer>
      <PageHeader
        className="mb-8"
        crumbs={[
          { label: 'Inventory', href: routes.inventory },
          { label: 'Inventory Debug', href: routes.inventoryDebug },
        ]}
        heading="Inventory Debug"
      >
        {result.status === 'loaded' && (
          <p>
            Showing {result.rows.length} items from {result.table} table
          </p>
        )}
      </PageHeader>
      {result.status === 'error' && (
        <Notice icon={TriangleAlert} role="alert" variant="problem">
          <p className="wrap-anywhere font-semibold">Error: {result.message}</p>
        </Notice>
      )}
      {result.status === 'loaded' && result.rows.length === 0 && <p>No inventory items found</p>}
      {result.status === 'loaded' && result.rows.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {result.rows.map((row, index) => (
            <Card as="li" className="overflow-hidden" key={index}>
              <CarPicture
                alt={[row.year, row.brand, row.model].filter(Boolean).join(' ')}
                image={row.image}
                bodyStyle={traitsOf(normalizedMakeName(row.brand ?? ''), row.model ?? '').bodyStyle}
              />
              {!row.image && <p className="px-4 pt-2 text-muted text-sm">No Image</p>}
              <dl className="grid grid-cols-fit-fill gap-x-4 gap-y-1 p-4 text-sm">
                {(['brand', 'model', 'year'] as const).map((name) => (
                  <Fragment key={name}>
                    <dt className="text-muted">{name}</dt>
                    {/* Preserves spaces, so that extra ones in a stored name can be seen. */}
                    <dd className="whitespace-pre-wrap font-semibold">
                      {row[name] ?? <span className="font-normal text-muted italic">empty</span>}
                    </dd>
                  </Fragment>
                ))}
              </dl>
            </Card>
          ))}
        </ul>
      )}
    </PageContainer>
  );
}
