import { SetMetadata } from '@nestjs/common';
import type { RawListQuery } from './list-query.js';
import type { Page } from './page.js';

export const FOUND_IN_PANEL = 'foundInPanel';

/** A record as the search over the whole back office names it. */
interface FoundRecord {
  id: number | string;
  titulo: string;
}

export interface PanelSearch<Row> {
  resource: string;
  found: (row: Row) => FoundRecord;
  /** The order of the results, where the list's own is another. */
  sort?: readonly [column: string, direction: 'ASC' | 'DESC'];
}

/** The handler of a list that is searched; the search calls it as an editor's request does. */
export type SearchedHandler<Row> = (query: RawListQuery, isEditor: boolean) => Promise<Page<Row>>;

/** Marks the handler of a list whose records the back office's search finds, for those to whom the route is open. */
export const FoundInPanel =
  <Row>(search: PanelSearch<Row>) =>
  <Handler extends SearchedHandler<Row>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    SetMetadata(FOUND_IN_PANEL, search)(target, name, descriptor);
  };
