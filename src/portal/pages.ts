import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ScreenKey } from '../../machines/shared/screens.ts';

type Page = LazyExoticComponent<ComponentType>;

function page(load: () => Promise<ComponentType>): Page {
  return lazy(async () => ({ default: await load() }));
}

/** The page behind each screen, fetched when it is first opened. A screen without one is neither in the menu nor reachable. */
export const pages: Partial<Record<ScreenKey, Page>> = {
  dashboard: page(async () => (await import('./features/dashboard/DashboardPage.tsx')).DashboardPage),
  referenceLists: page(async () => (await import('./features/lovs/ReferenceListsPage.tsx')).ReferenceListsPage),
  loans: page(async () => (await import('./features/loans/LoansPage.tsx')).LoansPage),
  loan: page(async () => (await import('./features/loans/LoanPage.tsx')).LoanPage),
  twoPerson: page(async () => (await import('./features/workflow/TwoPersonPage.tsx')).TwoPersonPage),
  forum: page(async () => (await import('./features/forum/ForumPage.tsx')).ForumPage),
  forumFigures: page(async () => (await import('./features/forum/FiguresPage.tsx')).FiguresPage),
  forumPost: page(async () => (await import('./features/forum/PostPage.tsx')).PostPage),
  postApproval: page(async () => (await import('./features/forum/PostApprovalPage.tsx')).PostApprovalPage),
  listings: page(async () => (await import('./features/mandi/ListingsPage.tsx')).ListingsPage),
  listing: page(async () => (await import('./features/mandi/ListingPage.tsx')).ListingPage),
  reportedPosts: page(async () => (await import('./features/reports/ReportedPage.tsx')).ReportedPage),
  reportedListings: page(
    async () => (await import('./features/reports/ReportedListingsPage.tsx')).ReportedListingsPage,
  ),
  voiceMenu: page(async () => (await import('./features/ivr/VoiceMenuPage.tsx')).VoiceMenuPage),
  badges: page(async () => (await import('./features/badges/BadgesPage.tsx')).BadgesPage),
  apiDetails: page(async () => (await import('./features/ivr/details/ApiDetailsPage.tsx')).ApiDetailsPage),
  trunkDetails: page(async () => (await import('./features/ivr/details/TrunkDetailsPage.tsx')).TrunkDetailsPage),
};
