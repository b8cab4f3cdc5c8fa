export interface RecordTitle {
  titulo: string | null;
  existe: boolean;
}

/** Names the records of the trail when it is read, because the trail itself keeps no titles. */
export abstract class RecordTitles {
  /** Returns what is known of a section's records, by their ids; nothing of a section that is not known. */
  abstract of(section: string, ids: readonly string[]): Promise<ReadonlyMap<string, RecordTitle>>;
}
