import { millisecondsInDay } from 'date-fns/constants';

/** From here on an age is shown as overdue, in milliseconds. */
export const OVERDUE = 3 * millisecondsInDay;
