import { DetailsPage } from './DetailsPage.tsx';
import { trunkKind } from './trunk.kind.tsx';

/** The calls that the voice menu passes on to people. */
export function TrunkDetailsPage() {
  return <DetailsPage kind={trunkKind} />;
}
