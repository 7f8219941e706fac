import { messagesIn } from '../../platform/field.messages.ts';

export const words = {
  minimumAboveMaximum: 'The minimum, {{minimum}}, is above the maximum, {{maximum}}.',
  rainWithoutChance: '{{rain}} mm of rain at a chance of 0 %.',
  noForecastDay: 'There is no forecast of that day. Choose one of the next {{days}} days.',
  notWebAddress: 'Give the whole address of the video, beginning with https://.',
  ringOpen: 'A ring ends at the point at which it begins.',
  ringOffEarth: 'A longitude is from -180 to 180, a latitude from -90 to 90.',
  ringCrosses: 'The sides of the ring cross.',
  ringNoArea: 'There is no area between the points of the ring.',
  noSuchTehsil: 'There is no such tehsil with a forecast.',
};

export const weatherMessage = messagesIn(words);
