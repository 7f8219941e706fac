import type { Product } from './product.ts';

/** Holds the answers of the product, until what comes back is called. */
export async function answersHeld({ database }: Product): Promise<() => Promise<void>> {
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const held = database.transaction().execute(async () => {
    hold();
    await isLetGo;
  });
  await isHeld;
  return async () => {
    letGo();
    await held;
  };
}
