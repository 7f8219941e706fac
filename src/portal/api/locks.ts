/**
 * Works while it holds the lock of this name, which one page of the portal has at a time. Where the product is served without
 * TLS from another machine browsers have no locks: there every page works for itself.
 */
export async function locked<T>(name: string, work: () => T | Promise<T>, options: LockOptions = {}): Promise<T> {
  if (!window.isSecureContext) return await work();
  return await navigator.locks.request(name, options, work);
}
