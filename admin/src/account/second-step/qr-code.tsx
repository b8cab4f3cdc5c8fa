import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** Modules of white around it, without which a phone does not find it. */
const BORDER = 4;

/** A text as a QR code, black on white whatever the theme: phones read no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: '100%', maxWidth: 220, bgcolor: '#ffffff', borderRadius: 1 }}
    >
      <path d={path} fill="#000000" />
    </Box>
  );
}
