import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { Badge, ButtonBase, styled, type TooltipProps, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import {
  type CSSProperties,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { usePapel } from '../account/own-account.js';
import { fetchCode } from '../common/lazy-part.js';
import { firstPage } from '../common/list/first-page.js';
import { type SectionGroup, useSectionGroups } from '../common/section/section-group.js';
import type { Section } from '../common/section/section.js';
import { Row } from '../common/parts.js';
import { useResumo } from '../common/use-resumo.js';
import { brand, type StepColour } from '../theme/palette.js';
import { BrandMark } from './brand-mark.js';
import { COMPACT_ROWS, sizes, useOpenGroups } from './open-groups.js';
import { screenAt } from './screen-title.js';

interface NavigationProps {
  /** Only icons are shown; the labels stay for those who cannot see. */
  readonly isCompact: boolean;
  readonly onNavigate?: () => void;
}

/** All that is to be seen of a list that is longer than the screen: its scrollbar, and that it goes on. */
const Nav = styled('nav')({
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: 'rgb(255 255 255 / 0.45) transparent',
  paddingBottom: sizes.end,
  // a link that is brought into sight stands clear of where the list fades out
  scrollPaddingBottom: sizes.end,
  maskImage: `linear-gradient(to bottom, black calc(100% - ${sizes.end}px), transparent)`,
});

const NavTitle = styled(Row)({
  paddingInline: 16,
  minHeight: sizes.title,
  '& > p': { color: '#ffffff' },
  // only heard where there is room for icons alone
  '[data-compact] > &': { paddingInline: 10, '& > p': { fontSize: 0 } },
});

/** A line of the menu; its group's colour comes as a property. */
const Entry = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'space-between',
  width: 'calc(100% - 16px)',
  marginInline: 8,
  borderRadius: 14,
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.1)', color: '#ffffff' },
  '&:focus-visible': { outlineColor: brand.yellow.main, outlineOffset: -2 },
  '[data-compact] &': { width: 40, marginInline: 4 },
}) as typeof ButtonBase;

const Heading = styled(Entry)({
  height: sizes.heading,
  paddingInline: '10px 4px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 700,
  color: 'var(--colour)',
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
  '[data-compact] &': { justifyContent: 'center', paddingInline: 0 },
});

const Item = styled(Entry)({
  justifyContent: 'flex-start',
  gap: 12,
  minHeight: sizes.row,
  paddingInline: 10,
  color: '#ffffff',
  fontSize: '0.95rem',
  whiteSpace: 'nowrap',
  '& svg': { color: 'var(--colour)' },
  '&[aria-current=page]': {
    fontWeight: 700,
    backgroundColor: 'rgb(255 255 255 / 0.14)',
    boxShadow: 'inset 3px 0 0 var(--colour)',
  },
  [COMPACT_ROWS]: { minHeight: sizes.compactRow, fontSize: '0.9rem' },
  '[data-compact] &': { paddingInline: 8 },
}) as typeof ButtonBase;

const UnreadDot = styled(Badge)({ '& .MuiBadge-badge': { backgroundColor: brand.coral.main } });

const UnreadCount = styled('span')({
  marginLeft: 'auto',
  paddingInline: 7,
  borderRadius: 28,
  backgroundColor: brand.coral.main,
  color: brand.ink.main,
  fontSize: '0.8rem',
  fontWeight: 700,
});

/** Scrolls a list to a link of it. After `scrollIntoView` the first Tab would go on from there, past the way to the content. */
function bringIntoSight(list: HTMLElement, link: Element): void {
  const [seen, { top, bottom }] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  const above = seen.top - top;
  const below = bottom - (seen.bottom - sizes.end);
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}

export function Navigation({ isCompact, onNavigate }: NavigationProps) {
  const active = screenAt(useLocation().pathname).section;
  const nav = useRef<HTMLElement>(null);
  const all = useSectionGroups();
  // all at once: those that came later would move the others down
  const groups = usePapel() === undefined ? [] : all;
  const { isOpen, toggle } = useOpenGroups(groups, active);
  const isUnfolded = groups.some((group) => isOpen(group) && group.sections.some(({ value }) => value === active));
  useEffect(() => {
    const link = nav.current?.querySelector(`[aria-current='page']`);
    if (nav.current && link) bringIntoSight(nav.current, link);
  }, [active, isUnfolded]);
  const unread = Object.values(useResumo().data?.naoLidas ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <Nav ref={nav} aria-label="Navegação" data-compact={isCompact || undefined}>
      <NavTitle gap={1.25} flexWrap="nowrap">
        <BrandMark />
        <Typography component="p" variant="h2">
          Navegação
        </Typography>
      </NavTitle>
      {groups.map((group) => (
        <MenuGroup
          key={group.label ?? ''}
          group={group}
          isOpen={isOpen(group)}
          isCompact={isCompact}
          onToggle={() => toggle(group)}
        >
          {group.sections.map((section) => (
            <li key={section.value}>
              <NavigationItem
                section={section}
                colour={group.colour}
                isActive={section.value === active}
                isCompact={isCompact}
                unread={section.countsUnread === true ? unread : 0}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </MenuGroup>
      ))}
    </Nav>
  );
}

interface MenuGroupProps {
  readonly group: SectionGroup;
  readonly isOpen: boolean;
  readonly isCompact: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function MenuGroup({ group: { label, colour }, isOpen, isCompact, onToggle, children }: MenuGroupProps) {
  const id = useId();
  const keepFocus = useKeptFocus();
  const list = (
    <ul className="lista" aria-labelledby={label && id}>
      {children}
    </ul>
  );
  if (label === undefined) return list;
  return (
    <div style={{ marginTop: sizes.gap }}>
      <Hint text={isCompact ? label : ''}>
        <Heading
          ref={keepFocus}
          id={id}
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-label={label}
          style={{ '--colour': brand[colour].main } as CSSProperties}
        >
          {!isCompact && label}
          <ArrowDropDownIcon fontSize="small" />
        </Heading>
      </Hint>
      {isOpen && list}
    </div>
  );
}

/** Most see the labels and never fetch the tooltip; where its code can't be fetched, the icon stands without. */
const Tooltip = lazy(() =>
  import('@mui/material/Tooltip').catch(() => ({ default: ({ children }: TooltipProps) => children })),
);

function Hint({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  if (text === '') return children;
  return (
    <Suspense fallback={children}>
      <Tooltip title={text} placement="right">
        {children}
      </Tooltip>
    </Suspense>
  );
}

/** Keeps the focus in an entry that is made anew, as it is where its hint comes or goes. @returns the entry's ref */
function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((entry: HTMLElement | null) => {
    if (hadFocus.current) entry?.focus({ preventScroll: true });
    return () => void (hadFocus.current = document.activeElement === entry);
  }, []);
}

interface NavigationItemProps {
  readonly section: Section;
  readonly colour: StepColour;
  readonly isActive: boolean;
  readonly isCompact: boolean;
  readonly unread: number;
  readonly onNavigate: (() => void) | undefined;
}

const MOST_SHOWN = 99;

function NavigationItem({ section, colour, isActive, isCompact, unread, onNavigate }: NavigationItemProps) {
  const { icon: Icon, path, label } = section;
  const ahead = useAhead(section);
  const keepFocus = useKeptFocus();
  const name = unread > 0 ? `${label}, ${unread} por ler` : label;
  return (
    <Hint text={isCompact ? name : ''}>
      <Item
        ref={keepFocus}
        href={path}
        {...ahead}
        onClick={onNavigate}
        aria-label={name}
        aria-current={isActive ? 'page' : undefined}
        style={{ '--colour': brand[colour].main } as CSSProperties}
      >
        <UnreadDot variant="dot" invisible={!isCompact || unread === 0}>
          <Icon fontSize="small" />
        </UnreadDot>
        {!isCompact && label}
        {!isCompact && unread > 0 && <UnreadCount>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</UnreadCount>}
      </Item>
    </Hint>
  );
}

/** A pointer that stays this long on a link may mean it; one that passes over the menu does not. */
const INTENT_MS = 80;

/** The handlers of a link that fetch a section's screen and its list once somebody seems about to open it. */
function useAhead(section: Section) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const timer = useRef(0);
  const fetchBoth = () => {
    if (window.location.pathname === section.path) return;
    void fetchCode(section.list);
    if (section.name === undefined || section.listPath !== undefined) return;
    void queryClient.prefetchQuery(firstPage(dataProvider, section));
  };
  const begin = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(fetchBoth, INTENT_MS);
  };
  const leave = () => window.clearTimeout(timer.current);
  return { onPointerEnter: begin, onPointerLeave: leave, onFocus: begin, onBlur: leave };
}
