import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { CreateScreen, type CreateTexts } from './create-screen.js';
import { EditScreen, type EditTexts } from './edit-screen.js';
import type { RecordEditor } from './record-editor.js';

interface RecordScreenProps {
  readonly editor: RecordEditor;
  readonly create: CreateTexts;
  readonly edit: EditTexts;
  /** The fields, which `useFormStatus` tells which of both it is. */
  readonly children: ReactNode;
}

/** Adds a record, or edits the one of the address. */
export function RecordScreen({ editor, create, edit, children }: RecordScreenProps) {
  if (useParams().id !== undefined) {
    return (
      <EditScreen editor={editor} texts={edit}>
        {children}
      </EditScreen>
    );
  }
  return (
    <CreateScreen editor={editor} {...create}>
      {children}
    </CreateScreen>
  );
}
