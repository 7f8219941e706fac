import { apiKind } from './api.kind.tsx';
import { DetailsPage } from './DetailsPage.tsx';

/** The questions that the voice menu asks other systems. */
export function ApiDetailsPage() {
  return <DetailsPage kind={apiKind} />;
}
