import 'server-only';
import { inventoryTable } from '@/content/model-year';
import { featuredModelsOf } from '@/lib/catalogue/featured-models';
import { type Make, makes } from '@/lib/catalogue/makes';
import { isBuilding } from '@/lib/env/server';
import { MAX_BATCHES, readBatch } from './read-batch';
import { failureMessage, ROWS_PER_REQUEST, readDeadline, readFirstRows } from './read-rows';
import { type DebugRow, type Inventory, parseDebugRows, type Vehicle } from './row';

type ReadError = { status: 'error'; message: string };
export type InventoryOrError = ({ status: 'loaded' } & Inventory) | ReadError;
export type DebugRowsOrError = { status: 'loaded'; table: string; rows: DebugRow[] } | ReadError;

/** The newest 10,000 rows, or an error message for visitors, within six seconds. Never throws. */
export async function getInventory(): Promise<InventoryOrError> {
  try {
    return { status: 'loaded', ...(await readInventory()) };
  } catch (error) {
    return { status: 'error', message: failureMessage(error) };
  }
}

/**
 * The vehicles for a make's brand page, newest first; empty if that page shows featured models.
 *
 * @returns `null` if the database can't be read during the build
 * @throws Error if the database can't be read and nothing is cached. Next then keeps the last
 *   version of the static page.
 */
export async function brandPageVehicles(make: Make): Promise<Vehicle[] | null> {
  if (featuredModelsOf(make).length > 0) return [];
  const vehicles = await vehiclesForStaticPage();
  return vehicles?.filter((vehicle) => vehicle.make === make.name) ?? null;
}

/**
 * The makes with cars on their brand page: featured models or vehicles. If the database can't be
 * read during the build, only those with featured models.
 *
 * @throws Error like `brandPageVehicles`
 */
export async function makesWithCars(): Promise<Make[]> {
  const vehicles = await vehiclesForStaticPage();
  const inInventory = new Set(vehicles?.map(({ make }) => make));
  return makes.filter((make) => featuredModelsOf(make).length > 0 || inInventory.has(make.name));
}

/** A build must not fail without the database. The running site reads it again. */
async function vehiclesForStaticPage(): Promise<Vehicle[] | null> {
  try {
    return (await readInventory()).vehicles;
  } catch (error) {
    if (isBuilding()) return null;
    throw error;
  }
}

/** The first 100 rows as stored, read again for every visit. Never throws. */
export async function getDebugRows(): Promise<DebugRowsOrError> {
  try {
    const rows = await readFirstRows(inventoryTable, readDeadline());
    return { status: 'loaded', table: inventoryTable, rows: parseDebugRows(rows) };
  } catch (error) {
    const message = failureMessage(error);
    console.error(`[inventory-debug] could not be read: ${message}`);
    return { status: 'error', message };
  }
}

async function readInventory(): Promise<Inventory> {
  const deadline = readDeadline();
  const first = await readBatch(0, deadline);
  const needed = Math.min(MAX_BATCHES, Math.ceil(first.count / ROWS_PER_REQUEST));
  const others = Array.from({ length: needed - 1 }, (_, index) => readBatch(index + 1, deadline));
  const batches = [first, ...(await Promise.all(others))];

  const vehicles = batches.flatMap((batch) => batch.vehicles);
  // A row can move to another batch between two reads, and would then be listed twice.
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const makes = new Set(batches.flatMap((batch) => batch.makes));
  return {
    vehicles: [...byId.values()],
    makes: [...makes].sort((a, b) => a.localeCompare(b, 'en')),
  };
}
