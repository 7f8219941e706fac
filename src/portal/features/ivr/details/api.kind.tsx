import { createApiCallDetail } from '../../../../contract/generated/validators.js';
import { ltr } from '../../../ui/text.css.ts';
import { ApiFields } from './ApiFields.tsx';
import { type ApiForm, apiFormOf, apiInputOf, emptyApiForm } from './api.form.ts';
import type { DetailKind } from './detail.kind.ts';
import * as styles from './details.css.ts';
import {
  type ApiCallDetail,
  createApiDetail,
  forgetDetails,
  removeApiDetail,
  setApiDetailActive,
  updateApiDetail,
  useApiDetails,
} from './details.data.ts';
import { TryPanel } from './TryPanel.tsx';

/** Questions that the menu asks other systems. */
export const apiKind: DetailKind<ApiCallDetail, ApiForm> = {
  key: 'api',
  permission: 'adoptive_menu:api-call-details',
  useRecords: useApiDetails,
  create: (form) => createApiDetail(apiInputOf(form)),
  update: (row, form) => updateApiDetail(row, apiInputOf(form)),
  setActive: setApiDetailActive,
  refresh: forgetDetails,
  remove: removeApiDetail,
  empty: emptyApiForm,
  formOf: apiFormOf,
  failuresOf: (form) => (createApiCallDetail(apiInputOf(form)) ? [] : (createApiCallDetail.errors ?? [])),
  textOf: ({ title, method, url }) => `${title} ${method} ${url}`,
  columns: [
    { id: 'method', cell: ({ method }) => <span className={styles.code}>{method}</span> },
    {
      id: 'url',
      cell: ({ url, queryString }) => (
        <span className={`${styles.code} ${styles.address} ${ltr}`}>{queryString ? `${url}?${queryString}` : url}</span>
      ),
    },
    { id: 'updateCore', cell: ({ updateCore }, t) => t(updateCore ? 'yes' : 'no') },
  ],
  sayField: (form, field, t) => {
    const value = form[field];
    if (field === 'secret') return t('secretTyped');
    if (field === 'authentication') return t(`authentication.${form.authentication}`);
    if (field === 'headers') return form.headers.map(({ name, value }) => `${name}: ${value}`).join('\n') || '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'object' || value === '' ? '–' : String(value);
  },
  unkept: ['secret'],
  Fields: ApiFields,
  extra: { label: 'tryIt', Content: TryPanel },
};
