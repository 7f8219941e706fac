const SHARDS = 1024;

/**
 * An immutable map whose changed copy shares everything that did not change: a change of k entries costs about k times
 * the size of one shard, however large the map is. Iterates by shard, thus in no order that means anything.
 */
export class SharedMap<K extends string | null, V> implements ReadonlyMap<K, V> {
  readonly #shards: readonly (ReadonlyMap<K, V> | undefined)[];
  readonly size: number;

  private constructor(shards: readonly (ReadonlyMap<K, V> | undefined)[], size: number) {
    this.#shards = shards;
    this.size = size;
  }

  static of<K extends string | null, V>(entries: Iterable<readonly [K, V]> = []): SharedMap<K, V> {
    return new SharedMap<K, V>([], 0).with(entries);
  }

  /** The map with these entries set, and those taken out whose value is undefined. */
  with(entries: Iterable<readonly [K, V | undefined]>): SharedMap<K, V> {
    const fresh = new Map<number, Map<K, V>>();
    let size = this.size;
    for (const [key, value] of entries) {
      const at = shardOf(key);
      let shard = fresh.get(at);
      if (!shard) {
        shard = new Map(this.#shards[at]);
        fresh.set(at, shard);
      }
      const before = shard.size;
      if (value === undefined) shard.delete(key);
      else shard.set(key, value);
      size += shard.size - before;
    }
    if (fresh.size === 0) return this;
    const shards: (ReadonlyMap<K, V> | undefined)[] =
      this.#shards.length === SHARDS ? [...this.#shards] : Array.from<Map<K, V> | undefined>({ length: SHARDS });
    for (const [at, shard] of fresh) shards[at] = shard;
    return new SharedMap(shards, size);
  }

  get(key: K): V | undefined {
    return this.#shards[shardOf(key)]?.get(key);
  }

  has(key: K): boolean {
    return this.#shards[shardOf(key)]?.has(key) ?? false;
  }

  forEach(use: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) use(value, key, this);
  }

  *entries(): Generator<[K, V], undefined> {
    for (const shard of this.#shards) if (shard) yield* shard;
    return undefined;
  }

  *keys(): Generator<K, undefined> {
    for (const shard of this.#shards) if (shard) yield* shard.keys();
    return undefined;
  }

  *values(): Generator<V, undefined> {
    for (const shard of this.#shards) if (shard) yield* shard.values();
    return undefined;
  }

  [Symbol.iterator](): Generator<[K, V], undefined> {
    return this.entries();
  }
}

function shardOf(key: string | null): number {
  if (key === null) return 0;
  let hash = 0;
  for (let index = 0; index < key.length; index++) hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0;
  return (hash ^ (hash >>> 15)) & (SHARDS - 1);
}
