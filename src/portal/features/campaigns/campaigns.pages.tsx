import { BroadcastsPage } from './BroadcastsPage.tsx';
import { campaigns, surveys } from './broadcast.kind.ts';

export const AdvisoryPage = () => <BroadcastsPage kind={campaigns} />;
export const CampaignListingPage = () => <BroadcastsPage kind={campaigns} hasCalendar />;
export const SurveysPage = () => <BroadcastsPage kind={surveys} />;
