import { useTranslation } from 'react-i18next';
import { audienceKinds } from '../../../../../machines/ivr/commands/commands.many.ts';
import { useFormat } from '../../../format.ts';
import { useAudience } from './audience.data.ts';
import { useAudienceChoices } from './choices.data.ts';
import { LinkChips } from './LinkChips.tsx';
import { queryFields } from './node.fields.ts';
import { useInspected } from './node.hook.ts';
import { QueryField } from './QueryField.tsx';
import { Section } from './Section.tsx';

/** Whom the node is offered to: of each kind any, and the condition. Nothing chosen means everybody. */
export function AudienceSection() {
  const { t } = useTranslation('ivrInspector');
  const { node, locked, edit } = useInspected();
  return (
    <Section id="audience" title={t('audience')} aside={<FarmerCount />}>
      <AudienceLinks />
      <QueryField
        {...queryFields.validationQuery}
        owner={{ kind: 'node', of: node.childNodeUuid }}
        label={t('validationQuery')}
        hideLabel
        value={node.validationQuery}
        locked={locked}
        onCommit={(validationQuery, before) => edit({ validationQuery }, { validationQuery: before })}
      />
    </Section>
  );
}

function AudienceLinks() {
  const { t } = useTranslation('ivrInspector');
  const choices = useAudienceChoices();
  return audienceKinds.map((kind) => (
    <LinkChips
      key={kind}
      kind={kind}
      label={t(`kinds.${kind}`)}
      options={choices[kind].options}
      isLoading={choices[kind].isLoading}
    />
  ));
}

function FarmerCount() {
  const { t } = useTranslation('ivrInspector');
  const format = useFormat();
  const { node } = useInspected();
  const found = useAudience(node);
  if (!found) return null;
  const { farmers, exact } = found;
  const words = t(exact ? 'farmers' : 'aboutFarmers', { count: farmers, number: format.number(farmers) });
  return <span role="status">{words}</span>;
}
