/** Trees by number: parents come before children, siblings in order. Number 0 is above all others. */
export interface Forest {
  parent: readonly number[];
}

/**
 * One coordinate for each number so that no two of a generation come closer than `distance` and every parent is centred
 * on its children. The algorithm of Buchheim, Jünger and Leipert (2002), without recursion: linear in the numbers, and
 * no depth exhausts the stack.
 */
export function tidy({ parent }: Forest, distance: (above: number, below: number) => number): Float64Array {
  const count = parent.length;
  const zeros = () => new Float64Array(count);
  const nobody = () => new Int32Array(count).fill(-1);
  const first = nobody();
  const last = nobody();
  const previous = nobody();
  const rank = zeros();
  const prelim = zeros();
  const mod = zeros();
  const shift = zeros();
  const change = zeros();
  const thread = nobody();
  const ancestor = Int32Array.from({ length: count }, (_, index) => index);
  const favourite = nobody();
  const at = (list: ArrayLike<number>, index: number) => list[index] ?? -1;

  for (let v = 1; v < count; v++) {
    const above = at(parent, v);
    const before = at(last, above);
    if (before === -1) {
      first[above] = v;
      favourite[above] = v;
    } else {
      previous[v] = before;
      rank[v] = at(rank, before) + 1;
    }
    last[above] = v;
  }
  for (const v of postorder(parent, count)) {
    settle(v);
    if (v !== 0) favourite[at(parent, v)] = apportion(v, at(favourite, at(parent, v)));
  }
  const place = zeros();
  const moved = zeros();
  for (let v = 0; v < count; v++) {
    const above = at(parent, v);
    if (above >= 0) moved[v] = at(moved, above) + at(mod, above);
    place[v] = at(prelim, v) + at(moved, v);
  }
  return place;

  function settle(v: number): void {
    const before = at(previous, v);
    const after = before === -1 ? 0 : at(prelim, before) + distance(before, v);
    if (at(first, v) === -1) {
      prelim[v] = after;
      return;
    }
    spread(v);
    const middle = (at(prelim, at(first, v)) + at(prelim, at(last, v))) / 2;
    prelim[v] = before === -1 ? middle : after;
    mod[v] = before === -1 ? 0 : after - middle;
  }

  /** Gives the children between two that were pushed apart their share of the way. */
  function spread(v: number): void {
    let total = 0;
    let step = 0;
    for (let child = at(last, v); child !== -1; child = at(previous, child)) {
      prelim[child] = at(prelim, child) + total;
      mod[child] = at(mod, child) + total;
      step += at(change, child);
      total += at(shift, child) + step;
    }
  }

  /** Moves the subtree of v down until its outline keeps clear of all subtrees above it in the family. */
  function apportion(v: number, kin: number): number {
    const before = at(previous, v);
    if (before === -1) return kin;
    let insideBelow = v;
    let outsideBelow = v;
    let insideAbove = before;
    let outsideAbove = at(first, at(parent, v));
    let sumInsideBelow = at(mod, v);
    let sumOutsideBelow = at(mod, v);
    let sumInsideAbove = at(mod, insideAbove);
    let sumOutsideAbove = at(mod, outsideAbove);
    while (lower(insideAbove) !== -1 && upper(insideBelow) !== -1) {
      insideAbove = lower(insideAbove);
      insideBelow = upper(insideBelow);
      outsideAbove = upper(outsideAbove);
      outsideBelow = lower(outsideBelow);
      ancestor[outsideBelow] = v;
      const overlap =
        at(prelim, insideAbove) +
        sumInsideAbove -
        (at(prelim, insideBelow) + sumInsideBelow) +
        distance(insideAbove, insideBelow);
      if (overlap > 0) {
        const owner = at(ancestor, insideAbove);
        push(at(parent, owner) === at(parent, v) ? owner : kin, v, overlap);
        sumInsideBelow += overlap;
        sumOutsideBelow += overlap;
      }
      sumInsideAbove += at(mod, insideAbove);
      sumInsideBelow += at(mod, insideBelow);
      sumOutsideAbove += at(mod, outsideAbove);
      sumOutsideBelow += at(mod, outsideBelow);
    }
    if (lower(insideAbove) !== -1 && lower(outsideBelow) === -1) {
      thread[outsideBelow] = lower(insideAbove);
      mod[outsideBelow] = at(mod, outsideBelow) + sumInsideAbove - sumOutsideBelow;
    }
    if (upper(insideBelow) !== -1 && upper(outsideAbove) === -1) {
      thread[outsideAbove] = upper(insideBelow);
      mod[outsideAbove] = at(mod, outsideAbove) + sumInsideBelow - sumOutsideAbove;
      return v;
    }
    return kin;
  }

  function push(from: number, v: number, by: number): void {
    const between = at(rank, v) - at(rank, from);
    change[v] = at(change, v) - by / between;
    shift[v] = at(shift, v) + by;
    change[from] = at(change, from) + by / between;
    prelim[v] = at(prelim, v) + by;
    mod[v] = at(mod, v) + by;
  }

  /** The next on the upper outline of a subtree, or on the lower one. */
  function upper(v: number): number {
    return at(first, v) === -1 ? at(thread, v) : at(first, v);
  }
  function lower(v: number): number {
    return at(last, v) === -1 ? at(thread, v) : at(last, v);
  }
}

/** Children before parents, siblings in order. Numbers are in preorder, so a number ends where its subtree ends. */
function postorder(parent: readonly number[], count: number): number[] {
  const done: number[] = [];
  const open: number[] = [];
  for (let v = 0; v < count; v++) {
    const above = parent[v] ?? -1;
    while (open.length > 0 && open.at(-1) !== above) done.push(open.pop() ?? 0);
    open.push(v);
  }
  return [...done, ...open.reverse()];
}
