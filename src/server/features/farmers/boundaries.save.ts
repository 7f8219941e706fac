import { invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Writer } from './belongings.ts';
import { boundaryOf, isSameShape, keepBoundary } from './boundaries.ts';
import { farmerMessage } from './farmers.messages.ts';
import { drawnColumns } from './farms.shape.ts';
import { changeFarm, holdFarm } from './farms.steps.ts';

/** A boundary that the farm had becomes its boundary again, behind what it is now. */
export async function restoreBoundary(
  trx: Transaction,
  { id, number, why }: BodyOf<'restoreFarmBoundary'>,
  writer: Writer,
): Promise<string> {
  const farm = await holdFarm(trx, id, writer);
  const boundary = await boundaryOf(trx, farm, number);
  if (!boundary) throw invalid('/number', farmerMessage('boundaryUnknown'));
  if (isSameShape(boundary.shape, farm.shape)) throw invalid('/number', farmerMessage('boundaryIsThis'));
  const { shape } = boundary;
  await keepBoundary(trx, farm, { event: 'restored', shape, why, restored: number }, writer);
  const facts = { boundary: number, ...(why?.trim() && { why: why.trim() }) };
  await changeFarm(trx, farm, 'RESTORE', writer, { columns: drawnColumns(shape), facts });
  return farm.id;
}
