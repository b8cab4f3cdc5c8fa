/** What the editor holds, as ProseMirror writes it down. */
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

/** What can be set off within a line, from the outside in. */
export const markOrder = ['link', 'bold', 'italic'] as const;
