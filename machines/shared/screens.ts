import { type RoleName, staffRoles } from './roles.ts';

export type MenuGroup = 'main' | 'loans' | 'marketplace' | 'forum' | 'more' | 'voiceMenu';

export const menuGroups: readonly { key: MenuGroup; title: string | null }[] = [
  { key: 'main', title: null },
  { key: 'loans', title: 'Loans' },
  { key: 'marketplace', title: 'Marketplace' },
  { key: 'forum', title: 'Forum' },
  { key: 'more', title: null },
  { key: 'voiceMenu', title: 'Voice menu' },
];

export interface Screen {
  key: string;
  /** With `:id` where the address names a record. */
  path: string;
  /** The word in the menu and on the page. */
  title: string;
  /** Absent: reached from another screen, no menu entry of its own. */
  group?: MenuGroup;
  /** A lucide icon. */
  icon: string;
  roles: readonly RoleName[];
  /** The entity whose waiting records are counted beside the menu entry. */
  counts?: string;
  /** The entity of which it shows one record. */
  record?: string;
  /** Listed in the Settings group of the top menu. */
  settings?: boolean;
}

const admins: readonly RoleName[] = ['Super Admin', 'Admin'];
const operations: readonly RoleName[] = [...admins, 'Ops'];
const content: readonly RoleName[] = [...operations, 'Agri Profile Agent'];
const caseWorkers: readonly RoleName[] = [...admins, 'Call Center', 'Ops', 'Agri Profile Agent'];
const lenders: readonly RoleName[] = [...admins, 'Loan Partner', 'Reap Agent', 'Reap Admin'];
const profiles: readonly RoleName[] = [
  ...caseWorkers,
  'Loan Partner',
  'Reap Agent',
  'Reap Admin',
  'BI',
  'GIS',
  'GAT',
  'Field Admin',
  'TerraCrop',
  'MPCL',
  'FFCL',
  'Kissan Sahara',
  'Bank Alfalah',
  'FACE',
];
const forecasters: readonly RoleName[] = [...operations, 'BI', 'GIS', 'GAT', 'FACE'];
const bulkUsers: readonly RoleName[] = [...operations, 'Telco User', 'Jazz CC Agent'];

/** Every screen of the portal in the order of the menu, and who may open it: menu, guards and default permissions read this. */
export const screens = [
  {
    key: 'dashboard',
    path: '/app/dashboard',
    title: 'Dashboard',
    group: 'main',
    icon: 'layout-dashboard',
    roles: staffRoles,
  },
  {
    key: 'subscribers',
    path: '/app/users/listusers',
    title: 'All Subscribers',
    group: 'main',
    icon: 'users',
    roles: profiles,
  },
  {
    key: 'cases',
    path: '/app/ticket/list',
    title: 'All Cases',
    group: 'main',
    icon: 'life-buoy',
    roles: caseWorkers,
    counts: 'case',
  },
  {
    key: 'case',
    path: '/app/ticket/list/:id',
    title: 'Case',
    icon: 'life-buoy',
    roles: caseWorkers,
    record: 'case',
  },
  {
    key: 'createCase',
    path: '/app/ticket/createticket',
    title: 'Add Cases',
    group: 'main',
    icon: 'file-plus-2',
    roles: caseWorkers,
  },
  {
    key: 'weather',
    path: '/app/weather/manage',
    title: 'Manage Weather',
    group: 'main',
    icon: 'cloud-sun',
    roles: forecasters,
  },
  {
    key: 'campaigns',
    path: '/app/advisory/list',
    title: 'Campaign',
    group: 'main',
    icon: 'megaphone',
    roles: operations,
  },
  { key: 'jobs', path: '/app/jobs/list', title: 'Job', group: 'main', icon: 'calendar-clock', roles: operations },
  {
    key: 'surveys',
    path: '/app/survey/list',
    title: 'Survey',
    group: 'main',
    icon: 'clipboard-list',
    roles: operations,
  },
  {
    key: 'campaignListing',
    path: '/app/users/campaign',
    title: 'Campaign Listing',
    group: 'main',
    icon: 'newspaper',
    roles: operations,
  },
  {
    key: 'accounts',
    path: '/app/accounts/list',
    title: 'Account',
    group: 'main',
    icon: 'user-cog',
    roles: admins,
    settings: true,
  },
  {
    key: 'loans',
    path: '/app/loan/view',
    title: 'Loan applications',
    group: 'loans',
    icon: 'banknote',
    roles: lenders,
    counts: 'loan',
  },
  {
    key: 'loan',
    path: '/app/loan/view/:id',
    title: 'Loan application',
    icon: 'banknote',
    roles: lenders,
    record: 'loan',
  },
  {
    key: 'twoPerson',
    path: '/app/settings/two-person',
    title: 'Two-person rules',
    icon: 'users',
    roles: admins,
    settings: true,
  },
  {
    key: 'listings',
    path: '/app/mandi/list',
    title: 'Listings',
    group: 'marketplace',
    icon: 'store',
    roles: operations,
  },
  {
    key: 'listing',
    path: '/app/mandi/single/:id',
    title: 'Listing',
    icon: 'store',
    roles: operations,
    record: 'listing',
  },
  {
    key: 'listingApproval',
    path: '/app/mandi/approval',
    title: 'Listing approval',
    group: 'marketplace',
    icon: 'square-check',
    roles: operations,
    counts: 'listing',
  },
  {
    key: 'reportedListings',
    path: '/app/mandi/reported',
    title: 'Reported listings',
    group: 'marketplace',
    icon: 'flag',
    roles: operations,
  },
  {
    key: 'forum',
    path: '/app/discussion/forum',
    title: 'Forum',
    group: 'forum',
    icon: 'messages-square',
    roles: content,
  },
  {
    key: 'forumFigures',
    path: '/app/discussion/forum/figures',
    title: 'Forum in figures',
    icon: 'messages-square',
    roles: content,
  },
  {
    key: 'moderatorFigures',
    path: '/app/discussion/moderators',
    title: 'Moderators in figures',
    icon: 'messages-square',
    roles: admins,
  },
  {
    key: 'forumPost',
    path: '/app/discussion/forum/post/:id',
    title: 'Forum post',
    icon: 'messages-square',
    roles: content,
    record: 'post',
  },
  {
    key: 'postApproval',
    path: '/app/discussion/postapproval',
    title: 'Post approval',
    group: 'forum',
    icon: 'square-check',
    roles: operations,
    counts: 'post',
  },
  {
    key: 'reportedPosts',
    path: '/app/forum/reported',
    title: 'Reported',
    group: 'forum',
    icon: 'flag',
    roles: operations,
    counts: 'report',
  },
  {
    key: 'badges',
    path: '/app/users/badgeapproval',
    title: 'Badges',
    group: 'more',
    icon: 'award',
    roles: operations,
    counts: 'badge',
  },
  {
    key: 'bulkActions',
    path: '/app/users/bulkactions',
    title: 'Bulk actions',
    group: 'more',
    icon: 'layers',
    roles: bulkUsers,
  },
  {
    key: 'referenceLists',
    path: '/app/lovs/listlovs',
    title: 'Reference lists',
    group: 'more',
    icon: 'book-open',
    roles: content,
    settings: true,
  },
  { key: 'voiceMenu', path: '/app/ivr', title: 'Designer', group: 'voiceMenu', icon: 'network', roles: operations },
  {
    key: 'apiDetails',
    path: '/app/apidetails',
    title: 'API details',
    group: 'voiceMenu',
    icon: 'braces',
    roles: admins,
    settings: true,
  },
  {
    key: 'trunkDetails',
    path: '/app/trunkdetails',
    title: 'Trunk details',
    group: 'voiceMenu',
    icon: 'phone-outgoing',
    roles: admins,
    settings: true,
  },
  { key: 'profile', path: '/app/users/userprofile/:id', title: 'Farmer profile', icon: 'user', roles: profiles },
  {
    key: 'quickProfile',
    path: '/app/users/quick-profile-view/:id',
    title: 'Quick profile',
    icon: 'user',
    roles: profiles,
  },
] as const satisfies readonly Screen[];

export type ScreenKey = (typeof screens)[number]['key'];

/** The screens that somebody with these roles may open. */
export function screensOf(held: Iterable<string>): Screen[] {
  const mine = new Set(held);
  return screens.filter((screen: Screen) => screen.roles.some((role) => mine.has(role)));
}

/** The screen at an address, `:id` standing for one part. */
export function screenAt(path: string): Screen | undefined {
  const parts = path.replace(/\/+$/, '').split('/');
  return screens.find((screen) => {
    const pattern = screen.path.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, i) => part === parts[i] || (part.startsWith(':') && parts[i]))
    );
  });
}
