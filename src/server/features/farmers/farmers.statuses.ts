import type { FarmerState } from './farmers.tables.ts';

/** The states of a farmer's profile, in the order a profile goes through them. */
export const farmerStatuses: readonly { status: FarmerState; title: string; titleUr: string }[] = [
  { status: 'pending', title: 'Pending', titleUr: 'زیر غور' },
  { status: 'active', title: 'Active', titleUr: 'فعال' },
  { status: 'suspended', title: 'Suspended', titleUr: 'معطل' },
  { status: 'rejected', title: 'Rejected', titleUr: 'مسترد' },
  { status: 'closed', title: 'Closed', titleUr: 'بند' },
  { status: 'merged', title: 'Merged', titleUr: 'ضم شدہ' },
];
