import { notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { keptHistory } from '../../records/kept.ts';
import { createItem, ITEM_ENTITY, updateItem } from './item.service.ts';
import { findItem } from './lovs.queries.ts';
import { listOf } from './lovs.routes.ts';

export const maintenanceRoutes: Feature = (services) => {
  const { database, live } = services;
  live.announceTo(ITEM_ENTITY, { permission: 'lov:items:get' });

  return {
    async createReferenceItem({ params, body, caller }) {
      return { status: 201, body: await createItem(services, listOf(params.list), body, caller) };
    },

    async updateReferenceItem({ params, body, caller, ifMatch }) {
      const list = listOf(params.list);
      return { body: await updateItem(services, list, params.id, body, { caller, ifMatch }) };
    },

    async getReferenceItem({ params }) {
      const { key, title } = listOf(params.list);
      const item = await findItem(database, key, params.id);
      if (!item) throw notFound(`item of the list ${title}`);
      const history = await keptHistory(database, ITEM_ENTITY, item.id);
      return { body: { item, version: item.version, history } };
    },
  };
};
