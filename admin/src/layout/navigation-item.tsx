import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router';
import { brand, type StepColour } from '../theme/palette.js';
import type { Section } from '../common/section/section.js';
import { useAhead } from './use-ahead.js';

interface NavigationItemProps {
  readonly section: Section;
  readonly colour: StepColour;
  readonly isActive: boolean;
  readonly isCompact: boolean;
  readonly unread: number;
  readonly onNavigate?: () => void;
}

/** A screen that is too low for all sections, where they are pointed at and not touched. */
export const SHORT = '@media (max-height: 900px) and (pointer: fine)';
const MOST_SHOWN = 99;

function unreadText(count: number): string {
  return count === 1 ? '1 por ler' : `${count} por ler`;
}

/** One section in the sidebar: icon, label and how much waits to be read. */
export function NavigationItem({ section, colour, isActive, isCompact, unread, onNavigate }: NavigationItemProps) {
  const { icon: Icon, path } = section;
  const { label } = section.options;
  const ahead = useAhead(section);
  const name = unread > 0 ? `${label}, ${unreadText(unread)}` : label;
  return (
    <Tooltip title={isCompact ? name : ''} placement="right">
      <ButtonBase
        component={Link}
        to={path}
        {...ahead}
        {...(onNavigate ? { onClick: onNavigate } : {})}
        aria-label={name}
        {...(isActive ? { 'aria-current': 'page' as const } : {})}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1.5,
          minHeight: 36,
          mx: isCompact ? 0.5 : 1,
          px: isCompact ? 1 : 1.25,
          width: isCompact ? 40 : 'calc(100% - 16px)',
          borderRadius: 2,
          color: '#ffffff',
          fontSize: '0.95rem',
          [SHORT]: { minHeight: 27, fontSize: '0.9rem' },
          fontWeight: isActive ? 700 : 400,
          bgcolor: isActive ? 'rgb(255 255 255 / 0.14)' : 'transparent',
          boxShadow: isActive ? `inset 3px 0 0 ${brand[colour].main}` : 'none',
          '&:hover': { bgcolor: 'rgb(255 255 255 / 0.1)' },
          '&:focus-visible': { outlineColor: brand.yellow.main, outlineOffset: -2 },
        }}
      >
        <Badge
          variant="dot"
          invisible={!isCompact || unread === 0}
          sx={{ '& .MuiBadge-badge': { bgcolor: brand.coral.main } }}
        >
          <Icon fontSize="small" sx={{ color: brand[colour].main }} />
        </Badge>
        {!isCompact && (
          <>
            <Box component="span" sx={{ flex: 1, textAlign: 'left', whiteSpace: 'nowrap' }}>
              {label}
            </Box>
            {unread > 0 && (
              <Box
                component="span"
                sx={{
                  px: 0.9,
                  borderRadius: 4,
                  bgcolor: brand.coral.main,
                  color: brand.ink.main,
                  fontSize: '0.8rem',
                  fontWeight: 700,
                }}
              >
                {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
              </Box>
            )}
          </>
        )}
      </ButtonBase>
    </Tooltip>
  );
}
