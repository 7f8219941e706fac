import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * What is fetched together: what the sign-in page needs, what every page of the portal needs beyond it, what every list and
 * what every record needs beyond that. Left to itself the build makes a file for each set of pages that share something,
 * a hundred of them before a list is there.
 */
const layers: readonly { name: string; of: readonly string[] }[] = [
  { name: 'start', of: ['main.tsx', 'features/auth/SignInPage.tsx', 'features/auth/CodePage.tsx'] },
  { name: 'frame', of: ['shell/AppFrame.tsx', 'shell/ServerData.tsx'] },
  {
    name: 'list',
    of: [
      'lists/ListPage.tsx',
      'lists/columns.usual.tsx',
      'reference/ReferenceWord.tsx',
      'reference/choices.ts',
      'ui/ComboBox.tsx',
      'ui/Select.tsx',
    ],
  },
  { name: 'record', of: ['records/RecordPage.tsx'] },
];

/** The layers as groups of Rolldown: an earlier one keeps what it shares with a later one, and what only it needs goes with it. */
export const codeSplitting = {
  groups: layers.map(({ name, of }, index) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (reached(of, graph).has(id) ? name : null),
    priority: layers.length - index,
  })),
};

const known = new WeakMap<readonly string[], Set<string>>();

function reached(roots: readonly string[], graph: Graph): Set<string> {
  const found = known.get(roots) ?? new Set<string>();
  if (known.has(roots)) return found;
  known.set(roots, found);
  const next = roots.map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)));
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id) || id.includes('/node_modules/')) continue;
    found.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
