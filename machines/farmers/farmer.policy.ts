/** Which permission each event of a farmer's profile needs. */
export const farmerPolicy = { BULK_STATUS: 'farmers:bulk-status:put' } as const;
