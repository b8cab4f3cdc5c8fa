/** A node of the editor's document in ProseMirror's JSON. */
export interface EditorNode {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: EditorMark[];
  content?: EditorNode[];
}

export interface EditorMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** The marks that text within a line can have, from the outermost to the innermost. */
export const markOrder = ['link', 'bold', 'italic'] as const;
