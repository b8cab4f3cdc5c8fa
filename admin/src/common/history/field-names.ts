import type { RecordEditor } from '../form/record-editor.js';

/** One field of a kind of record: its property in a version, its name in the editor, what people call it. */
export interface VersionField {
  readonly property: string;
  readonly source: string;
  readonly label: string;
}

/** The fields of a version that the editor knows; a version has no second spelling ('Categoria'). */
export function fieldsOf(editor: Pick<RecordEditor, 'labels'>, properties: readonly string[]): VersionField[] {
  return Object.entries(editor.labels).flatMap(([source, label]) => {
    const property = properties.find((name) => name === source || name.toLowerCase() === source.toLowerCase());
    return property === undefined ? [] : [{ property, source, label }];
  });
}
