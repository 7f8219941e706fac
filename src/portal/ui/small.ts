/** A phone, a tablet held upright, or a window at 200 %: there the work comes first and controls make themselves small. */
export const SMALL = '(max-width: 900px), (max-height: 560px)';
