import { Box, IconButton, Tooltip } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { palette } from '../../theme/palette.js';

export interface Tool {
  readonly label: string;
  readonly icon: SvgIconComponent;
  /** Whether what is chosen is so already; undefined for what is done rather than on or off. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly act: () => void;
}

/** Buttons of which one is in the order of the tabs; the arrows lead from one to the next. */
export function Toolbar({ label, groups }: { readonly label: string; readonly groups: readonly (readonly Tool[])[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const last = buttons.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    buttons[to]?.focus();
  };
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={label}
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
      {groups.map((tools, group) => (
        <Box key={group} sx={{ display: 'flex' }}>
          {tools.map(({ label: name, icon: Icon, isOn, isDisabled = false, act }, place) => {
            const own = groups.slice(0, group).flat().length + place;
            return (
              <Tooltip key={name} title={name}>
                <IconButton
                  aria-label={name}
                  aria-pressed={isOn}
                  // one that cannot be used stays within reach of the arrows
                  aria-disabled={isDisabled}
                  tabIndex={own === at ? 0 : -1}
                  onFocus={() => setAt(own)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => !isDisabled && act()}
                  sx={{
                    width: 36,
                    height: 36,
                    borderRadius: 1.5,
                    color: isDisabled ? palette.ink.faint : palette.ink.main,
                    bgcolor: isOn ? palette.violet.light : 'transparent',
                  }}
                >
                  <Icon fontSize="small" />
                </IconButton>
              </Tooltip>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
