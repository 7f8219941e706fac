import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkKind } from '../../../../../machines/ivr/menu.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { nodeChoices, titledChoices, useListChoices } from './choices.data.ts';
import { LinkChips } from './LinkChips.tsx';
import { useInspected } from './node.hook.ts';
import { QueryField } from './QueryField.tsx';
import { Section } from './Section.tsx';

const counted = ['contentFiles', 'contentNodes', 'campaigns', 'surveys', 'apiActions', 'trunkActions'] as const;

/** What else the node plays and does. */
export function LinksSection() {
  const { t } = useTranslation('ivrInspector');
  const { node } = useInspected();
  const summary = counted
    .filter((kind) => node.links[kind].length > 0)
    .map((kind) => t(`counts.${kind}`, { count: node.links[kind].length }));
  return (
    <Section id="links" title={t('links')} summary={summary.join(' · ') || t('noLinks')}>
      <Links />
    </Section>
  );
}

function Links() {
  const { t } = useTranslation('ivrInspector');
  const { node, draft, context, locked, edit } = useInspected();
  const lists = useListChoices();
  const uuid = node.childNodeUuid;
  const nodes = useMemo(() => nodeChoices(draft, uuid, t('untitled')), [draft, uuid, t]);
  const options: Record<(typeof counted)[number], { value: string; label: string }[]> = {
    contentFiles: titledChoices(context.contentFiles),
    contentNodes: nodes,
    campaigns: titledChoices(context.campaigns),
    surveys: titledChoices(context.surveys),
    apiActions: titledChoices(context.apiDetails),
    trunkActions: titledChoices(context.trunkDetails),
  } satisfies Partial<Record<LinkKind, unknown>>;
  return (
    <>
      {counted.map((kind) => (
        <LinkChips key={kind} kind={kind} label={t(`kinds.${kind}`)} options={options[kind]} />
      ))}
      <div data-field="menuLovId">
        <ComboBox
          label={t('menuLovId')}
          description={t('menuLovHint')}
          placeholder={t('none')}
          options={lists.options}
          isLoading={lists.isLoading}
          value={node.menuLovId}
          disabledReason={locked}
          onChange={(menuLovId) => edit({ menuLovId })}
        />
      </div>
      <QueryField
        name="fileNameQuery"
        owner={{ kind: 'node', of: node.childNodeUuid }}
        label={t('fileNameQuery')}
        kind="fileName"
        value={node.fileNameQuery}
        description={t('fileNameHint')}
        placeholder='"weather-" + caller.language'
        locked={locked}
        onCommit={(fileNameQuery, before) => edit({ fileNameQuery }, { fileNameQuery: before })}
      />
      <QueryField
        name="patchDataQuery"
        owner={{ kind: 'node', of: node.childNodeUuid }}
        label={t('patchDataQuery')}
        kind="patch"
        value={node.patchDataQuery}
        description={t('patchHint')}
        placeholder='{"language": "ps"}'
        locked={locked}
        onCommit={(patchDataQuery, before) => edit({ patchDataQuery }, { patchDataQuery: before })}
      />
    </>
  );
}
