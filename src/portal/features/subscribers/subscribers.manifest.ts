import { listPage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const subscribersManifest = defineManifest({
  pages: {
    subscribers: listPage(['subscribers'], async () => (await import('./subscribers.list.tsx')).subscribersList),
    doNotCall: listPage(['doNotCall'], async () => (await import('./do-not-call.list.tsx')).doNotCallList),
  },
  records: {
    subscriber: {
      screen: 'subscribers',
      isPeople: true,
      describe: async () => (await import('./subscriber.entity.ts')).subscribers,
    },
    doNotCall: { screen: 'doNotCall' },
  },
});
