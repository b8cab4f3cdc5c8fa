import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import MovieIcon from '@mui/icons-material/OndemandVideoOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import SubtitleIcon from '@mui/icons-material/TextFields';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, IconButton, Tooltip } from '@mui/material';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { palette } from '../../theme/palette.js';
import type { OpenDialog } from './block-views.js';
import { Row } from '../parts.js';

interface Tool {
  readonly label: string;
  readonly icon: SvgIconComponent;
  /** The formatting that it sets; left out for what is done rather than on or off. */
  readonly on?: readonly [name: string, attributes?: object];
  /** The command without which it is off. */
  readonly can?: 'undo' | 'redo';
  readonly act: ((chain: ChainedCommands) => ChainedCommands) | OpenDialog;
}

const heading = (level: 2 | 3) => ({
  on: ['heading', { level }] as const,
  act: (chain: ChainedCommands) => chain.toggleHeading({ level }),
});

const groups: readonly (readonly Tool[])[] = [
  [
    { label: 'Título', icon: TitleIcon, ...heading(2) },
    { label: 'Subtítulo', icon: SubtitleIcon, ...heading(3) },
  ],
  [
    { label: 'Negrito', icon: BoldIcon, on: ['bold'], act: (chain) => chain.toggleBold() },
    { label: 'Itálico', icon: ItalicIcon, on: ['italic'], act: (chain) => chain.toggleItalic() },
    { label: 'Ligação', icon: LinkIcon, on: ['link'], act: { kind: 'link' } },
  ],
  [
    { label: 'Lista', icon: BulletsIcon, on: ['bulletList'], act: (chain) => chain.toggleBulletList() },
    { label: 'Lista numerada', icon: NumbersIcon, on: ['orderedList'], act: (chain) => chain.toggleOrderedList() },
    { label: 'Citação', icon: QuoteIcon, on: ['blockquote'], act: (chain) => chain.toggleBlockquote() },
  ],
  [
    { label: 'Imagem', icon: ImageIcon, act: { kind: 'picture', position: undefined } },
    { label: 'Vídeo', icon: MovieIcon, act: { kind: 'video', position: undefined } },
  ],
  [
    { label: 'Desfazer', icon: UndoIcon, can: 'undo', act: (chain) => chain.undo() },
    { label: 'Refazer', icon: RedoIcon, can: 'redo', act: (chain) => chain.redo() },
  ],
];
const tools = groups.flat();

interface ToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onDialog: (dialog: OpenDialog) => void;
}

/**
 * Buttons of which one is in the order of the tabs; the arrows lead from one to the next. They are drawn anew when what
 * is on or off changes, not with each key.
 */
export const Toolbar = memo(function Toolbar({ editor, label, isDisabled, onDialog }: ToolbarProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ on, can }) => ({
        isOn: on && now.isActive(...on),
        isOff: isDisabled || (can !== undefined && !now.can()[can]()),
      })),
  });
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  const buttonOf = (tool: Tool) => {
    const { label: name, icon: Icon, act } = tool;
    const place = tools.indexOf(tool);
    const { isOn, isOff = true } = states[place] ?? {};
    const use = (): void => {
      if (isOff) return;
      if (typeof act === 'function') act(editor.chain().focus()).run();
      else onDialog(act);
    };
    return (
      <Tooltip key={name} title={name}>
        <IconButton
          aria-label={name}
          aria-pressed={isOn}
          // one that cannot be used stays within reach of the arrows
          aria-disabled={isOff}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={use}
          sx={{
            width: 36,
            height: 36,
            borderRadius: 1.5,
            color: isOff ? palette.ink.faint : palette.ink.main,
            bgcolor: isOn ? palette.violet.light : 'transparent',
          }}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={`Formatação: ${label}`}
      onKeyDown={move}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        p: 0.5,
        bgcolor: palette.paper.warm,
        borderBottom: `1px solid ${palette.ink.line}`,
        borderRadius: '7px 7px 0 0',
      }}
    >
      {groups.map((group) => (
        <Row key={group[0]?.label} gap={0} flexWrap="nowrap">
          {group.map(buttonOf)}
        </Row>
      ))}
    </Box>
  );
});
