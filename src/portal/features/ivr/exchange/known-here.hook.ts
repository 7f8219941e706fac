import { useTranslation } from 'react-i18next';
import {
  type Named,
  type Targets,
  targetKinds,
  targetsOf,
  withoutTargets,
} from '../../../../../machines/ivr/exchange/exchange.targets.ts';
import { answerOf } from '../../../api/answer.ts';
import { api } from '../../../api/client.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A menu as far as this installation knows what it names, and what that leaves out. */
export async function knownHere<Menu extends Named>(file: Menu): Promise<{ file: Menu; left: Targets }> {
  const named = targetsOf(file);
  if (targetKinds.every((kind) => named[kind] === undefined)) return { file, left: {} };
  const asked = only(named, (id) => UUID.test(id));
  const unknown = await answerOf(api.POST('/portal-adoptive-menu/draft/targets', { body: asked }));
  const lacking = new Map(targetKinds.map((kind) => [kind, new Set(unknown[kind])]));
  const left = only(named, (id, kind) => !UUID.test(id) || lacking.get(kind)?.has(id) === true);
  return { file: withoutTargets(file, left), left };
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
  return (left) => {
    const kinds = targetKinds.flatMap((kind) => {
      const count = left[kind]?.length ?? 0;
      return count > 0 ? [t(`foreign.${kind}`, { count })] : [];
    });
    return kinds.length > 0 ? t('foreign.leftOut', { what: kinds.join(t('listComma')) }) : null;
  };
}
