import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { palette } from '../../theme/palette.js';

interface PreviewFrameProps {
  readonly url: string;
  /** The width that the page is to have, in pixels; where there is less room it is made smaller as a whole. */
  readonly width: number;
}

/** A page of the site at a width of its own. Nothing in it leads the back office away, and no form of it is sent. */
export function PreviewFrame({ url, width }: PreviewFrameProps) {
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
