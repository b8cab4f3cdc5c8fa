import { Box, type SxProps, type Theme } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { palette } from '../../theme/palette.js';
import { DialogContext, type OpenDialog } from './block-views.js';
import { TextDialogs } from './dialogs.js';
import { extensions } from './extensions.js';
import { documentOf } from './from-markdown.js';
import { markdownOf } from './to-markdown.js';
import { Toolbar } from './toolbar.js';

interface FormattedTextEditorProps {
  readonly source: string;
  readonly label: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly rows: number;
  readonly onChange: (markdown: string) => void;
  readonly onBlur: () => void;
}

export default function FormattedTextEditor(props: FormattedTextEditorProps) {
  const { source, label, labelId, describedBy, value, isInvalid, isDisabled, rows, onChange, onBlur } = props;
  const written = useRef(value);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  // options that are other objects with each key would have the whole editor set up anew with each key
  const [first] = useState(() => ({
    extensions,
    content: documentOf(value),
    injectCSS: false,
    immediatelyRender: true as const,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        'data-source': source,
      },
    },
  }));
  const editor = useEditor({
    ...first,
    onUpdate: (change) => {
      written.current = markdownOf(change.editor.getJSON());
      onChange(written.current);
    },
    onBlur,
  });

  // A text from elsewhere, such as one that another person saved, replaces the editor's contents.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);

  return (
    <DialogContext value={setDialog}>
      <Box sx={looks(isInvalid, isDisabled, rows)}>
        <Toolbar editor={editor} label={label} isDisabled={isDisabled} onDialog={setDialog} />
        <EditorContent editor={editor} />
      </Box>
      {dialog !== null && <TextDialogs editor={editor} dialog={dialog} onClose={() => setDialog(null)} />}
    </DialogContext>
  );
}

const LINE_REM = 1.6;

function looks(isInvalid: boolean, isDisabled: boolean, rows: number): SxProps<Theme> {
  return {
    border: `1px solid ${isInvalid ? palette.coral.dark : palette.ink.faint}`,
    borderRadius: '7px',
    bgcolor: palette.paper.field,
    opacity: isDisabled ? 0.6 : 1,
    '&:focus-within': { borderColor: palette.violet.dark, boxShadow: `0 0 0 1px ${palette.violet.dark}` },
    '& .ProseMirror': {
      minHeight: `${rows * LINE_REM + 1.5}rem`,
      maxHeight: '70vh',
      overflowY: 'auto',
      p: 1.75,
      outline: 'none',
      lineHeight: LINE_REM,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      // ProseMirror's own needs
      position: 'relative',
      fontVariantLigatures: 'none',
    },
    '& .ProseMirror :where(p, h2, h3, ul, ol, blockquote)': { m: 0 },
    '& .ProseMirror > * + *, & .ProseMirror blockquote > * + *': { mt: '0.9em' },
    '& .ProseMirror > * + :where(h2, h3)': { mt: '1.3em' },
    '& .ProseMirror h2': { fontSize: '1.4rem', lineHeight: 1.2 },
    '& .ProseMirror h3': { fontSize: '1.1rem', lineHeight: 1.2 },
    '& .ProseMirror :where(ul, ol)': { pl: '1.5em' },
    '& .ProseMirror ol ol': { listStyleType: 'lower-alpha' },
    '& .ProseMirror ol ol ol': { listStyleType: 'lower-roman' },
    '& .ProseMirror blockquote': { pl: '1.1em', borderLeft: `5px solid ${palette.yellow.main}` },
    '& .ProseMirror a': { color: palette.violet.dark, textDecoration: 'underline' },
    '& .ProseMirror-hideselection *::selection': { bgcolor: 'transparent' },
    '& .ProseMirror-gapcursor': {
      display: 'block',
      position: 'absolute',
      borderTop: `2px solid ${palette.ink.main}`,
      width: 20,
    },
  };
}
