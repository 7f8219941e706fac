import { roles as builtInRoles, type RoleName, staffRoles } from './roles.ts';

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
  /** The built-in roles that open it. */
  roles: readonly RoleName[];
  /** What a role made by an administrator opens it with: its page reads or does this first. */
  opensWith: readonly string[];
  /** The permissions that its calls need: what its roles hold at first. They may end the action or the method with `*`. */
  needs: readonly string[];
  /** Of these, what fewer roles hold. */
  reserved?: Readonly<Record<string, readonly RoleName[]>>;
  /** The entity whose waiting records are counted beside the menu entry. */
  counts?: string;
  /** The entity of which it shows one record. */
  record?: string;
  /** Listed in the Settings group of the top menu. */
  settings?: boolean;
}

const readFarmers: readonly string[] = ['subscription:*:get', 'farmers:*:get'];

/** To warn the author of what one decides on, or keep them from writing and selling for some days. */
const conduct: readonly string[] = ['farmers:conduct:get', 'farmers:warn:put', 'farmers:suspend:put'];

const admins: readonly RoleName[] = ['Super Admin', 'Admin'];
const operations: readonly RoleName[] = [...admins, 'Ops'];
const content: readonly RoleName[] = [...operations, 'Agri Profile Agent'];
const caseWorkers: readonly RoleName[] = [...admins, 'Call Center', 'Ops', 'Agri Profile Agent'];
const lendersWhoDecide: readonly RoleName[] = [...admins, 'Loan Partner'];
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
const doNotCallUsers: readonly RoleName[] = [...operations, 'Call Center'];

/** Every screen of the portal in the order of the menu, and who may open it: menu, guards and default permissions read this. */
export const screens = [
  {
    key: 'dashboard',
    path: '/app/dashboard',
    title: 'Dashboard',
    group: 'main',
    icon: 'layout-dashboard',
    roles: staffRoles,
    opensWith: [],
    needs: ['stats:*:get', 'manage_activity:*:get'],
  },
  {
    key: 'subscribers',
    path: '/app/users/listusers',
    title: 'All Subscribers',
    group: 'main',
    icon: 'users',
    roles: profiles,
    opensWith: ['subscription:subscriber:get'],
    needs: [...readFarmers, 'subscription:*:*', 'farmers:*:*', 'notification:sms:post'],
    // Two people merged by mistake are one to everybody until somebody sees it.
    reserved: { 'farmers:merge:*': content },
  },
  {
    key: 'duplicates',
    path: '/app/users/duplicates',
    title: 'Duplicates',
    group: 'main',
    icon: 'users',
    roles: content,
    opensWith: ['farmers:merge:get'],
    needs: [...readFarmers, 'farmers:*:*'],
  },
  {
    key: 'mergeFarmers',
    path: '/app/users/duplicates/:id',
    title: 'Two records of one person',
    icon: 'users',
    roles: content,
    opensWith: ['farmers:merge:get'],
    needs: [...readFarmers, 'farmers:*:*'],
  },
  {
    key: 'cases',
    path: '/app/ticket/list',
    title: 'All Cases',
    group: 'main',
    icon: 'life-buoy',
    roles: caseWorkers,
    opensWith: ['cases:case:get'],
    needs: ['cases:*:*', 'farmers:*:get', 'subscription:*:get', 'notification:sms:post'],
    counts: 'case',
  },
  {
    key: 'case',
    path: '/app/ticket/list/:id',
    title: 'Case',
    icon: 'life-buoy',
    roles: caseWorkers,
    opensWith: ['cases:case:get'],
    needs: ['cases:*:*', 'farmers:*:get', 'subscription:*:get', 'notification:sms:post'],
    record: 'case',
  },
  {
    key: 'createCase',
    path: '/app/ticket/createticket',
    title: 'Add Cases',
    group: 'main',
    icon: 'file-plus-2',
    roles: caseWorkers,
    opensWith: ['cases:case:post'],
    needs: ['cases:*:*', 'farmers:*:get', 'subscription:*:get'],
  },
  {
    key: 'weather',
    path: '/app/weather/manage',
    title: 'Manage Weather',
    group: 'main',
    icon: 'cloud-sun',
    roles: forecasters,
    opensWith: ['weather:forecast:get'],
    needs: ['weather:*:*'],
  },
  {
    key: 'campaigns',
    path: '/app/advisory/list',
    title: 'Campaign',
    group: 'main',
    icon: 'megaphone',
    roles: operations,
    opensWith: ['campaigns:campaign:get'],
    needs: ['campaigns:*:*'],
  },
  {
    key: 'jobs',
    path: '/app/jobs/list',
    title: 'Job',
    group: 'main',
    icon: 'calendar-clock',
    roles: operations,
    opensWith: ['jobs:job:get'],
    needs: ['jobs:*:*', 'campaigns:*:get', 'survey:*:get'],
  },
  {
    key: 'job',
    path: '/app/jobs/list/:id',
    title: 'Job',
    icon: 'calendar-clock',
    roles: operations,
    opensWith: ['jobs:job:get'],
    needs: ['jobs:*:*', 'campaigns:*:get', 'survey:*:get'],
    record: 'job',
  },
  {
    key: 'surveys',
    path: '/app/survey/list',
    title: 'Survey',
    group: 'main',
    icon: 'clipboard-list',
    roles: operations,
    opensWith: ['survey:survey:get'],
    needs: ['survey:*:*', 'campaigns:*:get'],
  },
  {
    key: 'campaignListing',
    path: '/app/users/campaign',
    title: 'Campaign Listing',
    group: 'main',
    icon: 'newspaper',
    roles: operations,
    opensWith: ['campaigns:campaign:get'],
    needs: ['campaigns:*:*'],
  },
  {
    key: 'accounts',
    path: '/app/accounts/list',
    title: 'Account',
    group: 'main',
    icon: 'user-cog',
    roles: admins,
    opensWith: ['agent_authentication:account:get'],
    needs: ['agent_authentication:*:*', 'callcenter:*:*', 'portal_menu:*:*'],
    // So that an Admin makes no Super Admin, and none of them an ordinary agent.
    reserved: { 'agent_authentication:resource:put': ['Super Admin'] },
    settings: true,
  },
  {
    key: 'loans',
    path: '/app/loan/view',
    title: 'Loan applications',
    group: 'loans',
    icon: 'banknote',
    roles: lenders,
    opensWith: ['loan:applications:get'],
    needs: ['loan:*:*', 'farmers:*:get', 'subscription:*:get'],
    reserved: {
      'loan:assign-agent:put': [...admins, 'Reap Admin'],
      'loan:accept-loan:put': lendersWhoDecide,
      'loan:reject-loan:put': lendersWhoDecide,
      'loan:defer-loan:put': lendersWhoDecide,
      'loan:procure-loan:put': lendersWhoDecide,
      'loan:close-loan:put': lendersWhoDecide,
      'loan:add-clause:post': lenders,
      'loan:update-clause:put': lenders,
      'loan:sign-contract:put': lenders,
      'loan:signed-copy:*': lenders,
      'loan:applications:post': [...admins, 'Reap Agent', 'Reap Admin'],
    },
    counts: 'loan',
  },
  {
    key: 'loan',
    path: '/app/loan/view/:id',
    title: 'Loan application',
    icon: 'banknote',
    roles: lenders,
    opensWith: ['loan:applications:get'],
    needs: ['loan:*:*', 'farmers:*:get', 'subscription:*:get'],
    record: 'loan',
  },
  {
    key: 'twoPerson',
    path: '/app/settings/two-person',
    title: 'Two-person rules',
    icon: 'users',
    roles: admins,
    opensWith: ['portal_menu:settings:get'],
    needs: ['portal_menu:*:*'],
    settings: true,
  },
  {
    key: 'history',
    path: '/app/settings/history',
    title: 'Who did what',
    icon: 'clock',
    roles: admins,
    opensWith: ['manage_activity:history:get'],
    needs: ['manage_activity:history:get'],
    // What colleagues did all day is for those who lead them.
    reserved: { 'manage_activity:history:get': admins },
    settings: true,
  },
  {
    key: 'listings',
    path: '/app/mandi/list',
    title: 'Listings',
    group: 'marketplace',
    icon: 'store',
    roles: operations,
    opensWith: ['mandi:listing:get'],
    needs: ['mandi:*:*', ...conduct],
  },
  {
    key: 'listing',
    path: '/app/mandi/single/:id',
    title: 'Listing',
    icon: 'store',
    roles: operations,
    opensWith: ['mandi:listing:get'],
    needs: ['mandi:*:*', ...conduct],
    record: 'listing',
  },
  {
    key: 'listingApproval',
    path: '/app/mandi/approval',
    title: 'Listing approval',
    group: 'marketplace',
    icon: 'square-check',
    roles: operations,
    opensWith: ['mandi:listing:get', 'mandi:approve:put'],
    needs: ['mandi:*:*', 'stats:*:get', ...conduct],
    counts: 'listing',
  },
  {
    key: 'reportedListings',
    path: '/app/mandi/reported',
    title: 'Reported listings',
    group: 'marketplace',
    icon: 'flag',
    roles: operations,
    opensWith: ['mandi:listing:get', 'mandi:approve:put'],
    needs: ['mandi:*:*', ...conduct],
  },
  {
    key: 'forum',
    path: '/app/discussion/forum',
    title: 'Forum',
    group: 'forum',
    icon: 'messages-square',
    roles: content,
    opensWith: ['forum:post:get'],
    needs: ['forum:*:*', 'stats:*:get', 'subscription:*:get'],
  },
  {
    key: 'forumFigures',
    path: '/app/discussion/forum/figures',
    title: 'Forum in figures',
    icon: 'messages-square',
    roles: content,
    opensWith: ['forum:post:get', 'stats:forum-stats:get'],
    needs: ['stats:*:get'],
  },
  {
    key: 'moderatorFigures',
    path: '/app/discussion/moderators',
    title: 'Moderators in figures',
    icon: 'messages-square',
    roles: admins,
    opensWith: ['stats:moderators:get'],
    needs: ['stats:*:get'],
  },
  {
    key: 'forumPost',
    path: '/app/discussion/forum/post/:id',
    title: 'Forum post',
    icon: 'messages-square',
    roles: content,
    opensWith: ['forum:post:get'],
    needs: ['forum:*:*', 'stats:*:get', 'subscription:*:get'],
    record: 'post',
  },
  {
    key: 'postApproval',
    path: '/app/discussion/postapproval',
    title: 'Post approval',
    group: 'forum',
    icon: 'square-check',
    roles: operations,
    opensWith: ['forum:post:get', 'forum:status:put'],
    needs: ['forum:*:*', 'stats:*:get', ...conduct],
    counts: 'post',
  },
  {
    key: 'reportedPosts',
    path: '/app/forum/reported',
    title: 'Reported',
    group: 'forum',
    icon: 'flag',
    roles: operations,
    opensWith: ['forum:report:get', 'forum:status:put'],
    needs: ['forum:*:*', 'stats:*:get', ...conduct],
    counts: 'report',
  },
  {
    key: 'badges',
    path: '/app/users/badgeapproval',
    title: 'Badges',
    group: 'more',
    icon: 'award',
    roles: operations,
    opensWith: ['badges:badges:get'],
    needs: ['badges:*:*', 'farmers:*:get'],
    counts: 'badge',
  },
  {
    key: 'bulkActions',
    path: '/app/users/bulkactions',
    title: 'Bulk actions',
    group: 'more',
    icon: 'layers',
    roles: bulkUsers,
    opensWith: ['subscription:imports:get'],
    needs: ['subscription:*:*', 'farmers:bulk-status:put'],
    reserved: { 'subscription:imports:*': bulkUsers },
  },
  {
    key: 'doNotCall',
    path: '/app/users/donotcall',
    title: 'Do-not-call list',
    group: 'more',
    icon: 'phone-off',
    roles: doNotCallUsers,
    opensWith: ['subscription:dncr-list:post', 'subscription:subscriber:get'],
    needs: ['subscription:*:*'],
  },
  {
    key: 'referenceLists',
    path: '/app/lovs/listlovs',
    title: 'Reference lists',
    group: 'more',
    icon: 'book-open',
    roles: content,
    opensWith: ['lov:items:put'],
    needs: ['lov:*:*'],
    settings: true,
  },
  {
    key: 'locations',
    path: '/app/lovs/locations',
    title: 'Locations',
    group: 'more',
    icon: 'map-pin',
    roles: content,
    opensWith: ['lov:items:put'],
    needs: ['locations:*:get'],
  },
  {
    key: 'voiceMenu',
    path: '/app/ivr',
    title: 'Designer',
    group: 'voiceMenu',
    icon: 'network',
    roles: operations,
    opensWith: ['adoptive_menu:nodes:get'],
    needs: ['adoptive_menu:*:*', 'campaigns:*:get', 'survey:*:get'],
  },
  {
    key: 'apiDetails',
    path: '/app/apidetails',
    title: 'API details',
    group: 'voiceMenu',
    icon: 'braces',
    roles: admins,
    opensWith: ['adoptive_menu:api-call-details:put'],
    needs: ['adoptive_menu:*:*'],
    settings: true,
  },
  {
    key: 'trunkDetails',
    path: '/app/trunkdetails',
    title: 'Trunk details',
    group: 'voiceMenu',
    icon: 'phone-outgoing',
    roles: admins,
    opensWith: ['adoptive_menu:trunk-call-details:put'],
    needs: ['adoptive_menu:*:*'],
    settings: true,
  },
  {
    key: 'profile',
    path: '/app/users/userprofile/:id',
    title: 'Farmer profile',
    icon: 'user',
    roles: profiles,
    opensWith: ['farmers:farmer:get'],
    record: 'farmer',
    needs: [...readFarmers, 'farmers:*:*'],
  },
  {
    key: 'farmMap',
    path: '/app/users/userprofile/:id/farm/:farmId',
    title: 'Farm',
    icon: 'user',
    roles: profiles,
    opensWith: ['farmers:farmer:get', 'farmers:farm:get'],
    needs: [...readFarmers, 'farmers:*:*'],
  },
  {
    key: 'quickProfile',
    path: '/app/users/quick-profile-view/:id',
    title: 'Quick profile',
    icon: 'user',
    roles: profiles,
    opensWith: ['farmers:farmer:get'],
    needs: [...readFarmers, 'farmers:*:*'],
  },
] as const satisfies readonly Screen[];

export type ScreenKey = (typeof screens)[number]['key'];

/** Somebody who opens screens: the titles of their roles, and what these give. */
export interface Holder {
  roles: readonly string[];
  permissions: ReadonlySet<string>;
}

const builtIn = new Set<string>(builtInRoles);

/** A built-in role opens the screens that name it; one that an administrator made opens what it may read. */
export function opens({ roles, permissions }: Holder, screen: Screen): boolean {
  const named = new Set<string>(screen.roles);
  return roles.some((role) =>
    builtIn.has(role) ? named.has(role) : screen.opensWith.every((permission) => permissions.has(permission)),
  );
}

/** The screens that somebody may open. */
export function screensOf(holder: Holder): Screen[] {
  return screens.filter((screen: Screen) => opens(holder, screen));
}

export function screenNamed(key: ScreenKey): Screen {
  const found = screens.find((screen) => screen.key === key);
  if (!found) throw new Error(`There is no screen ${key}`);
  return found;
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
