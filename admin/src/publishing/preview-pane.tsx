import CloseIcon from '@mui/icons-material/Close';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import {
  Box,
  Button,
  Dialog,
  IconButton,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { Previewed } from '../data-provider/calls.js';
import { palette } from '../theme/palette.js';
import { formatMoment } from '../common/dates/format-date.js';
import { Note, Row } from '../common/parts.js';
import { READ_ONCE, useRead } from '../common/use-read.js';

interface PreviewPaneProps extends Previewed {
  readonly stamp: number;
  readonly onClose: () => void;
}

/** How wide the page believes its window to be, in pixels. */
const widths = { telemovel: 390, computador: 1280 } as const;

/** The page of the site with what is stored: beside the editor, or over it where there is no room. */
export default function PreviewPane({ recurso, registo, stamp, onClose }: PreviewPaneProps) {
  const titleId = useId();
  const [device, setDevice] = useState<keyof typeof widths>('telemovel');
  const isBeside = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'));
  const { data, instead } = useRead(
    ['previsualizacao', recurso, registo, stamp],
    (calls) => calls.POST('/api/previsualizacoes', { recurso, registo }),
    {
      ...READ_ONCE,
      loading: 'A preparar a pré-visualização...',
      failure: 'Não foi possível preparar a pré-visualização.',
    },
  );
  const content = (
    <>
      <Row>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          Pré-visualização
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label="Largura"
          sx={{ '& .MuiToggleButton-root': { color: 'text.secondary' }, '& .Mui-selected': { color: 'text.primary' } }}
          onChange={(_change, chosen: keyof typeof widths | null) => chosen && setDevice(chosen)}
        >
          <ToggleButton value="telemovel">Telemóvel</ToggleButton>
          <ToggleButton value="computador">Computador</ToggleButton>
        </ToggleButtonGroup>
        <IconButton aria-label="Fechar a pré-visualização" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Row>
      {data === undefined ? (
        instead
      ) : (
        <>
          <Row>
            <Note sx={{ flex: 1, minWidth: '14rem' }}>
              Mostra o que está guardado. Os visitantes não a veem; quem tiver a ligação vê-a até{' '}
              {formatMoment(data.valeAte)}, ou até a sua sessão terminar.
            </Note>
            <Button
              href={data.url}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<OpenInNewIcon />}
              sx={{ flexShrink: 0 }}
            >
              Abrir à parte
            </Button>
          </Row>
          <PreviewFrame url={data.url} width={widths[device]} />
        </>
      )}
    </>
  );
  if (!isBeside) {
    return (
      <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 2, height: '100%' }}>{content}</Box>
      </Dialog>
    );
  }
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        position: 'sticky',
        // under the head of the back office
        top: 80,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        height: 'calc(100vh - 96px)',
      }}
    >
      {content}
    </Box>
  );
}

interface PreviewFrameProps {
  readonly url: string;
  /** The width that the page is to have, in pixels; where there is less room it is made smaller as a whole. */
  readonly width: number;
}

/** A page of the site at a width of its own. Nothing in it leads the back office away, and no form of it is sent. */
function PreviewFrame({ url, width }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width);
  return (
    <Box
      ref={room}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'hidden',
        border: `1px solid ${palette.ink.line}`,
        bgcolor: palette.paper.deep,
      }}
    >
      {scale > 0 && (
        <Box
          component="iframe"
          key={url}
          src={url}
          title="A página do site"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          sx={{ display: 'block', border: 0, mx: scale === 1 ? 'auto' : 0, transformOrigin: 'top left' }}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
      )}
    </Box>
  );
}
