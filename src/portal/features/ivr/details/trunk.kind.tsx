import { createTrunkCallDetail } from '../../../../contract/generated/validators.js';
import { ltr } from '../../../ui/text.css.ts';
import type { DetailKind } from './detail.kind.ts';
import * as styles from './details.css.ts';
import {
  createTrunkDetail,
  forgetDetails,
  removeTrunkDetail,
  setTrunkDetailActive,
  type TrunkCallDetail,
  updateTrunkDetail,
  useTrunkDetails,
} from './details.data.ts';
import { TrunkFields } from './TrunkFields.tsx';
import { timingsInWords } from './timings.words.ts';
import { emptyTrunkForm, type TrunkForm, trunkFormOf, trunkInputOf } from './trunk.form.ts';

/** Calls that the menu passes on to people. */
export const trunkKind: DetailKind<TrunkCallDetail, TrunkForm> = {
  key: 'trunk',
  permission: 'adoptive_menu:trunk-call-details',
  useRecords: useTrunkDetails,
  create: (form) => createTrunkDetail(trunkInputOf(form)),
  update: (row, form) => updateTrunkDetail(row, trunkInputOf(form)),
  setActive: setTrunkDetailActive,
  refresh: forgetDetails,
  remove: removeTrunkDetail,
  empty: emptyTrunkForm,
  formOf: trunkFormOf,
  failuresOf: (form) => (createTrunkCallDetail(trunkInputOf(form)) ? [] : (createTrunkCallDetail.errors ?? [])),
  textOf: ({ title, trunkName, endpoint, mask, stasisName }) =>
    `${title} ${trunkName} ${endpoint} ${mask ?? ''} ${stasisName}`,
  columns: [
    { id: 'trunkName', cell: ({ trunkName }) => <span className={styles.code}>{trunkName}</span> },
    { id: 'endpoint', cell: ({ endpoint }) => <span className={`${styles.code} ${ltr}`}>{endpoint}</span> },
    { id: 'mask', cell: ({ mask }) => <span className={ltr}>{mask ?? '–'}</span> },
    { id: 'stasisName', cell: ({ stasisName }) => <span className={styles.code}>{stasisName}</span> },
    {
      id: 'dialingTimings',
      cell: ({ dialingTimings }, t) => <span className={styles.times}>{timingsInWords(dialingTimings, t)}</span>,
    },
  ],
  sayField: (form, field, t) => {
    if (field === 'dialingTimings') return timingsInWords(form.dialingTimings, t);
    if (field === 'recordingTimings') return timingsInWords(form.recordingTimings, t, 'never');
    const value = form[field];
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return field === 'offtimeContentId' && value ? t('anotherRecording') : value || '–';
  },
  unkept: [],
  Fields: TrunkFields,
};
