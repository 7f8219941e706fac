import { invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { BroadcastForm } from './broadcast.form.ts';
import type { BroadcastKind } from './broadcast.store.ts';
import { campaignMessage } from './campaigns.messages.ts';

type Body = BodyOf<'createCampaign'>;

export const campaignKind: BroadcastKind<Body> = {
  table: 'campaigns',
  entity: 'campaign',
  sentBy: 'campaign_id',
  nameOf: (field) => field,
  items: ({ campaignTypeId, campaignCategoryId }) => [
    { field: 'campaignTypeId', list: 'campaign-type', id: campaignTypeId.toLowerCase() },
    { field: 'campaignCategoryId', list: 'campaign-category', id: campaignCategoryId.toLowerCase() },
  ],
  check({ smsEnabled, obdEnabled, ivrEnabled }, { columns, sounds }) {
    if (smsEnabled && columns.content_text === null) throw invalid('/contentText', campaignMessage('smsWithoutText'));
    if ((obdEnabled || ivrEnabled) && Object.keys(sounds).length === 0 && columns.file_name_query === null)
      throw invalid('/campaignFiles', campaignMessage('callWithoutSound'));
  },
  insert: (trx, body, form, shared) =>
    trx
      .insertInto('campaigns')
      .values({ ...columnsOf(body, form), ...shared })
      .execute(),
  update: (trx, id, body, form, shared) =>
    trx
      .updateTable('campaigns')
      .set({ ...columnsOf(body, form), ...shared })
      .where('id', '=', id)
      .execute(),
};

function columnsOf(body: Body, { columns, lists, sounds }: BroadcastForm) {
  return {
    ...columns,
    campaign_type_id: body.campaignTypeId,
    campaign_category_id: body.campaignCategoryId,
    profiles: JSON.stringify(lists.profiles),
    crops: JSON.stringify(lists.crops),
    locations: JSON.stringify(lists.locations),
    machineries: JSON.stringify(lists.machineries),
    languages: JSON.stringify(lists.languages),
    livestocks: JSON.stringify(lists.livestocks),
    operator: JSON.stringify(lists.operator),
    sms_enabled: body.smsEnabled,
    campaign_files: JSON.stringify(sounds),
  };
}
