import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSectionGroups } from '../common/section/section-groups-context.js';
import { useResumo } from '../common/use-resumo.js';
import { brand } from '../theme/palette.js';
import { NavigationItem, SHORT } from './navigation-item.js';
import { screenAt } from './screen-title.js';
import { SidebarTitle } from './sidebar-title.js';

interface NavigationProps {
  /** Only icons are shown; the labels stay for those who cannot see. */
  readonly isCompact: boolean;
  readonly onNavigate?: () => void;
}

const FADES_PX = 32;

/** All that is to be seen of a list that is longer than the screen: its scrollbar, and that it goes on. */
const navSx = {
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: 'rgb(255 255 255 / 0.45) transparent',
  pb: 4,
  // a link that is brought into sight stands clear of where the list fades out
  scrollPaddingBottom: `${FADES_PX}px`,
  maskImage: `linear-gradient(to bottom, black calc(100% - ${FADES_PX}px), transparent)`,
} as const;

/** Scrolls a list to a link of it. After `scrollIntoView` the first Tab would go on from there, past the way to the content. */
function bringIntoSight(list: HTMLElement, link: Element): void {
  const [seen, { top, bottom }] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  const above = seen.top - top;
  const below = bottom - (seen.bottom - FADES_PX);
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}

/** The sections, grouped, with what waits to be read; the one that is open is in sight. */
export function Navigation({ isCompact, onNavigate }: NavigationProps) {
  const active = screenAt(useLocation().pathname).section;
  const nav = useRef<HTMLElement>(null);
  const groups = useSectionGroups();
  // more of them come when it is known who is signed in, and move the others down
  const shown = groups.flatMap(({ sections }) => sections).length;
  useEffect(() => {
    const link = nav.current?.querySelector(`[aria-current='page']`);
    if (nav.current && link) bringIntoSight(nav.current, link);
  }, [active, shown]);
  const unread = useResumo().data?.naoLidas ?? {};
  return (
    <Box component="nav" ref={nav} aria-label="Navegação" sx={navSx}>
      <SidebarTitle isCompact={isCompact} />
      {groups.map((group) => (
        <Box key={group.label} sx={{ mt: 1.25, [SHORT]: { mt: 0.5 } }}>
          <Box
            id={`grupo-${group.label}`}
            sx={
              isCompact
                ? {
                    mx: 1.25,
                    my: 0.75,
                    height: 3,
                    borderRadius: 2,
                    bgcolor: brand[group.colour].main,
                    fontSize: 0,
                    color: 'transparent',
                  }
                : { px: 2, pb: 0.25, fontSize: '0.75rem', fontWeight: 700, color: brand[group.colour].main }
            }
          >
            {group.label}
          </Box>
          <Box component="ul" aria-labelledby={`grupo-${group.label}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {group.sections.map((section) => (
              <li key={section.value}>
                <NavigationItem
                  section={section}
                  colour={group.colour}
                  isActive={section.value === active}
                  isCompact={isCompact}
                  unread={section.isInbox ? (unread[section.name] ?? 0) : 0}
                  {...(onNavigate ? { onNavigate } : {})}
                />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
