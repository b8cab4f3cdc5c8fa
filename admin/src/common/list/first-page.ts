import { hashKey, type Query, type UsePrefetchQueryOptions } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'ra-core';
import { draftsMeta } from '../../publishing/situation.js';
import type { ResourceSection } from '../section/section.js';

export const ROWS_PER_PAGE = 25;

const FRESH_MS = 5_000;

const readAhead = new Map<string, number>();

/** The read of a list as it begins: what react-admin asks for, under the key by which it finds what is there already. */
export function firstPage(
  dataProvider: { readonly getList: (resource: string, params: GetListParams) => Promise<GetListResult> },
  { name, order, hasDrafts }: Pick<ResourceSection, 'name' | 'order' | 'hasDrafts'>,
): UsePrefetchQueryOptions<Pick<GetListResult, 'data' | 'total'>> {
  const params = {
    pagination: { page: 1, perPage: ROWS_PER_PAGE },
    sort: { field: order.field, order: order.order },
    filter: {},
    meta: draftsMeta({ hasDrafts }),
  };
  const queryKey = [name, 'getList', params];
  return {
    queryKey,
    queryFn: async () => {
      const { data, total } = await dataProvider.getList(name, params);
      readAhead.set(hashKey(queryKey), Date.now());
      return { data, total };
    },
    staleTime: FRESH_MS,
  };
}

/** How long a list that comes onto the screen takes what is there for new: only what was read for it a moment ago. */
export function freshFor({ queryHash }: Pick<Query, 'queryHash'>): number {
  return Date.now() - (readAhead.get(queryHash) ?? 0) < FRESH_MS ? FRESH_MS : 0;
}
