import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { useCalled } from '../node/short-title.hook.ts';
import { contentChoices, nodeChoices, useListChoices } from './choices.data.ts';
import { LinkChips } from './LinkChips.tsx';
import { contentKinds, queryFields } from './node.fields.ts';
import { useInspected } from './node.hook.ts';
import { QueryField } from './QueryField.tsx';
import { Section } from './Section.tsx';

/** What else the node plays and does. */
export function LinksSection() {
  const { t } = useTranslation('ivrInspector');
  const { node } = useInspected();
  const summary = contentKinds
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
  const called = useCalled();
  const nodes = useMemo(() => nodeChoices(draft, uuid, called), [draft, uuid, called]);
  const options = contentChoices(context, nodes);
  return (
    <>
      {contentKinds.map((kind) => (
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
        {...queryFields.fileNameQuery}
        owner={{ kind: 'node', of: node.childNodeUuid }}
        label={t('fileNameQuery')}
        value={node.fileNameQuery}
        description={t('fileNameHint')}
        locked={locked}
        onCommit={(fileNameQuery, before) => edit({ fileNameQuery }, { fileNameQuery: before })}
      />
      <QueryField
        {...queryFields.patchDataQuery}
        owner={{ kind: 'node', of: node.childNodeUuid }}
        label={t('patchDataQuery')}
        value={node.patchDataQuery}
        description={t('patchHint')}
        locked={locked}
        onCommit={(patchDataQuery, before) => edit({ patchDataQuery }, { patchDataQuery: before })}
      />
    </>
  );
}
