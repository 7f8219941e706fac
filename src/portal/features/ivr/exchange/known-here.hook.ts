import { useTranslation } from 'react-i18next';
import {
  type Named,
  placesOf,
  type Targets,
  targetKinds,
  targetsOf,
  withoutTargets,
} from '../../../../../machines/ivr/exchange/exchange.targets.ts';
import { answerOf } from '../../../api/answer.ts';
import { api } from '../../../api/client.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A menu as far as this installation knows what it names, and what that leaves out where. */
export async function knownHere<Menu extends Named>(file: Menu): Promise<Known<Menu>> {
  const named = targetsOf(file);
  if (targetKinds.every((kind) => named[kind] === undefined)) return { file, left: {}, places: [] };
  const asked = only(named, (id) => UUID.test(id));
  const unknown = await answerOf(api.POST('/portal-adoptive-menu/draft/targets', { body: asked }));
  const lacking = new Map(targetKinds.map((kind) => [kind, new Set(unknown[kind])]));
  const left = only(named, (id, kind) => !UUID.test(id) || lacking.get(kind)?.has(id) === true);
  return { file: withoutTargets(file, left), left, places: placesOf(file, left) };
}

export interface Known<Menu> {
  file: Menu;
  left: Targets;
  places: ReturnType<typeof placesOf>;
}

type Kind = (typeof targetKinds)[number];

function only(targets: Targets, isWanted: (id: string, kind: Kind) => boolean): Partial<Record<Kind, string[]>> {
  return Object.fromEntries(
    targetKinds.flatMap((kind) => {
      const ids = (targets[kind] ?? []).filter((id) => isWanted(id, kind));
      return ids.length > 0 ? [[kind, ids]] : [];
    }),
  );
}

/** Says what is left out, by kind; null where that is nothing. */
export function useTargetWords(): (left: Targets) => string | null {
  const { t } = useTranslation('ivr');
  const countsOf = useTargetCounts();
  return (left) => {
    const what = countsOf(left);
    return what === '' ? null : t('foreign.leftOut', { what });
  };
}

/** How many of each kind: "2 sounds, 1 API call". */
export function useTargetCounts(): (targets: Targets) => string {
  const { t } = useTranslation('ivr');
  return (targets) => {
    const kinds = targetKinds.flatMap((kind) => {
      const count = targets[kind]?.length ?? 0;
      return count > 0 ? [t(`foreign.${kind}`, { count })] : [];
    });
    return kinds.join(t('listComma'));
  };
}
