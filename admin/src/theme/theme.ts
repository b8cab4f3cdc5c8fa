import { Fade, type LinkProps } from '@mui/material';
import type { RaThemeOptions } from 'ra-ui-materialui';
import { type ComponentProps, createElement } from 'react';
import { Link } from 'react-router';
import { propertiesOf, type Scheme, schemes, type StepColour } from './palette.js';

const DISPLAY = '"Bricolage Grotesque Variable", system-ui, sans-serif';
const TEXT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';

/** An empty line of help as text: react-admin's would be markup, which the content policy does not let through. */
const NO_HELP = { defaultProps: { helperText: '\u200b' } };

/** Text that is light is not seen on the paper of a printer, which prints no backgrounds. */
const PRINTED_DARK = {
  '*': { color: `${schemes.light.ink.main} !important`, backgroundColor: 'transparent !important' },
};

/** The element of every link: the router follows it within the back office, and the browser anywhere else. */
const RoutedLink = ({ href, ...link }: ComponentProps<'a'>) =>
  href?.startsWith('/') ? createElement(Link, { ...link, to: href }) : createElement('a', { ...link, href });

const pagerNames = {
  first: 'Primeira página',
  previous: 'Página anterior',
  next: 'Página seguinte',
  last: 'Última página',
};

/** The look of the back office: related to the site, calmer, made for long work. */
const themeOf = (scheme: Scheme): RaThemeOptions => {
  const palette = schemes[scheme];
  const contrastText = palette.paper.field;
  // an outcome says by its ground how it went, in its place and in passing alike
  const alertGround = (colour: StepColour) => ({ color: palette.ink.main, backgroundColor: palette[colour].light });
  const focusMark = { outline: `3px solid ${palette.violet.dark}`, outlineOffset: 2 };
  return {
    palette: {
      mode: scheme,
      primary: { main: palette.violet.dark, contrastText },
      secondary: { main: palette.teal.dark, contrastText },
      error: { main: palette.coral.dark, contrastText },
      warning: { main: palette.yellow.dark, contrastText },
      success: { main: palette.teal.dark, contrastText },
      info: { main: palette.violet.dark, contrastText },
      text: { primary: palette.ink.main, secondary: palette.ink.soft },
      background: { default: palette.paper.warm, paper: palette.paper.main },
      divider: palette.ink.line,
    },
    shape: { borderRadius: 7 },
    typography: {
      fontFamily: TEXT,
      h1: { fontFamily: DISPLAY, fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.01em' },
      h2: { fontFamily: DISPLAY, fontSize: '1.2rem', fontWeight: 700 },
      h3: { fontFamily: DISPLAY, fontSize: '1.05rem', fontWeight: 700 },
      h6: { fontFamily: DISPLAY, fontSize: '1.1rem', fontWeight: 700 },
      button: { textTransform: 'none', fontWeight: 650 },
      subtitle1: { fontWeight: 700, lineHeight: 1.5, overflowWrap: 'anywhere' },
      body2: { fontSize: '0.925rem' },
      subtitle2: { fontWeight: 700, fontSize: '0.925rem', lineHeight: 1.43 },
    },
    components: {
      RaTextInput: NO_HELP,
      RaNumberInput: NO_HELP,
      RaSelectInput: NO_HELP,
      RaDateTimeInput: NO_HELP,
      MuiCssBaseline: {
        styleOverrides: {
          ':root': propertiesOf(scheme),
          ':focus-visible': focusMark,
          '[tabindex="-1"]:focus-visible': { outline: 'none' },
          // Long words break rather than leave their place; buttons and columns stay as wide as their words.
          body: { overflowWrap: 'anywhere' },
          'ul, ol': { margin: 0, paddingInlineStart: 20 },
          '.lista': { listStyle: 'none', padding: 0 },
          '.linhas > li': { paddingBlock: 12, borderTop: `1px solid ${palette.ink.line}`, breakInside: 'avoid' },
          'dl, dd': { margin: 0 },
          dt: { color: palette.ink.soft },
          dd: { whiteSpace: 'pre-wrap' },
          '.so-imprimir': { display: 'none' },
          // kept for those who listen to the page, gone for those who look at it
          '.so-ouvir': {
            position: 'absolute',
            width: 1,
            height: 1,
            padding: 0,
            margin: -1,
            overflow: 'hidden',
            clip: 'rect(0 0 0 0)',
            whiteSpace: 'nowrap',
            border: 0,
          },
          // Printing a message prints the message, not the list behind it.
          '@media print': {
            'body:has(.imprimir) #root, .imprimir :is(.MuiBackdrop-root, button), .nao-imprimir, .MuiSnackbar-root': {
              display: 'none !important',
            },
            '.so-imprimir': { display: 'block' },
            ...(scheme === 'dark' ? PRINTED_DARK : {}),
            '.imprimir, .imprimir .MuiDialog-container, .imprimir .MuiDialog-paper': {
              position: 'static !important',
              display: 'block !important',
              height: 'auto !important',
              maxHeight: 'none !important',
              maxWidth: 'none !important',
              overflow: 'visible !important',
              boxShadow: 'none !important',
            },
          },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 36, overflowWrap: 'normal' } },
      },
      MuiToggleButton: { styleOverrides: { root: { overflowWrap: 'normal' } } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { outlined: { borderColor: palette.ink.line } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      // The header's, which turns whenever anything is read, would have no name.
      MuiCircularProgress: { defaultProps: { 'aria-label': 'A carregar' } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
      // the hint at a field that cannot be changed is read all the same
      MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: palette.ink.soft } } } },
      MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: palette.paper.field } } },
      MuiDialogActions: {
        defaultProps: { disableSpacing: true },
        styleOverrides: { root: { padding: '8px 24px 16px', flexWrap: 'wrap', gap: 8 } },
      },
      MuiTableCell: {
        styleOverrides: {
          head: { backgroundColor: palette.paper.deep, color: palette.ink.main, fontWeight: 700 },
          root: { borderColor: palette.ink.line, overflowWrap: 'normal' },
        },
      },
      // it has no frame that would show the focus
      MuiTablePagination: {
        defaultProps: { getItemAriaLabel: (to: keyof typeof pagerNames) => pagerNames[to] },
        styleOverrides: { select: { '&:focus-visible': focusMark } },
      },
      MuiTypography: {
        defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
        styleOverrides: { gutterBottom: { marginBottom: 8 } },
      },
      MuiButtonBase: { defaultProps: { LinkComponent: RoutedLink } },
      MuiLink: { defaultProps: { underline: 'always', component: RoutedLink } as LinkProps },
      // An entry or a button that grows moves away from under the pointer that presses it.
      MuiPopover: { defaultProps: { slots: { transition: Fade } } },
      MuiSnackbar: {
        defaultProps: { slots: { transition: Fade } },
        // above the bar of an editor and the buttons of a dialog that takes a whole phone, which it would hide
        styleOverrides: {
          root: {
            marginBottom: 'var(--editor-bar, 0px)',
            'body:has(.MuiDialog-paperFullScreen) &': { marginBottom: 60 },
          },
        },
      },
      MuiSnackbarContent: { styleOverrides: { root: alertGround('violet') } },
      RaNotification: {
        styleOverrides: {
          root: {
            '& .RaNotification-success': alertGround('teal'),
            '& .RaNotification-error': alertGround('coral'),
            '& .RaNotification-warning': alertGround('yellow'),
          },
        },
      },
      MuiTooltip: {
        // at the end of the page it would stand outside of all landmarks
        defaultProps: {
          enterDelay: 400,
          slotProps: { popper: { container: () => document.getElementById('conteudo') } },
        },
        styleOverrides: { tooltip: { backgroundColor: palette.ink.main, color: palette.paper.main } },
      },
      MuiAlert: {
        styleOverrides: {
          // The action of an alert takes a line of its own rather than words from the message.
          root: {
            flexWrap: 'wrap',
            '&.MuiAlert-colorSuccess': alertGround('teal'),
            '&.MuiAlert-colorError': alertGround('coral'),
            '&.MuiAlert-colorInfo': alertGround('violet'),
            '&.MuiAlert-colorWarning': alertGround('yellow'),
          },
          action: { paddingLeft: 0 },
          message: { flex: '1 1 10rem', minWidth: 0 },
        },
      },
    },
  };
};

export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');
