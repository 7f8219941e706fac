import { messagesIn } from '../../platform/field.messages.ts';

export const words = {
  minimumAboveMaximum: 'The minimum, {{minimum}}, is above the maximum, {{maximum}}.',
  rainWithoutChance: '{{rain}} mm of rain at a chance of 0 %.',
  noForecastDay: 'There is no forecast of that day. Choose one of the next {{days}} days.',
  notWebAddress: 'Give the whole address of the video, beginning with https://.',
  noSuchTehsil: 'There is no such tehsil with a forecast.',
};

export const weatherMessage = messagesIn(words);
