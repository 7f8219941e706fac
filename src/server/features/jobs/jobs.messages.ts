import { messagesIn } from '../../platform/field.messages.ts';

export const words = {
  lastDayEarlier: 'The last day comes before the first one.',
  tooManyYears: 'Choose days within {{max}} years.',
  stopsEarlier: 'It stops before it starts.',
  campaignOrSurvey: 'Choose a campaign or a survey, not both.',
  noSuchCampaign: 'There is no such campaign.',
  noSuchSurvey: 'There is no such survey.',
  noSuchOperator: 'There is no such operator.',
};

export const jobMessage = messagesIn(words);
