import type { Routes } from '../../manifest.ts';
import { report } from './report.create.ts';
import { reportEntity } from './report.entity.ts';
import { listReported } from './report.queries.ts';

/** Objections to posts, people and listings. */
export const reportsRoutes: Routes = (services, records) => {
  const reports = reportEntity(services, records);

  return {
    listReportedPosts: async ({ query, caller }) => ({
      body: await listReported(services, reports.list, 'post', query, caller),
    }),
    reportPost: async ({ body: { postId, reasonId, note }, caller }) => ({
      body: await report(services, reports, { target: { kind: 'post', id: postId }, reasonId, note }, caller),
    }),
    listReportedUsers: async ({ query, caller }) => ({
      body: await listReported(services, reports.list, 'user', query, caller),
    }),
    reportUser: async ({ body: { userId, reasonId, note }, caller }) => ({
      body: await report(services, reports, { target: { kind: 'user', id: userId }, reasonId, note }, caller),
    }),

    listReportedListings: async ({ query, caller }) => ({
      body: await listReported(services, reports.list, 'listing', query, caller),
    }),
    reportListing: async ({ body, caller }) => {
      const { listingId, reasonId, note } = body;
      return {
        body: await report(services, reports, { target: { kind: 'listing', id: listingId }, reasonId, note }, caller),
      };
    },
  };
};
